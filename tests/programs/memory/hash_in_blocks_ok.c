// @expect verified
// A hash takes twelve bytes at once, of which a key in a node of eight has none.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct node {
  char key[8];
  int value;
  struct node *next;
};

static struct node *table[2];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static unsigned hash(const char *text) {
  const unsigned char *key = (const unsigned char *)text;
  unsigned length = (unsigned)strlen(text), left = length, h = length;
  while (left >= 12) {
    h += key[0] + ((unsigned)key[4] << 8) + ((unsigned)key[11] << 16);
    h ^= h >> 3;
    key += 12;
    left -= 12;
  }
  switch (left) {
  case 11:
    h += (unsigned)key[10] << 8; /* fall through */
  case 2:
    h += (unsigned)key[1] << 4; /* fall through */
  case 1:
    h += key[0];
  }
  return h % 2;
}

static void add(const char *key, int value) {
  struct node *n = calloc(1, sizeof *n);
  if (!n)
    return;
  strcpy(n->key, key);
  n->value = value;
  pthread_mutex_lock(&lock);
  struct node **at = &table[hash(n->key)];
  n->next = *at;
  *at = n;
  pthread_mutex_unlock(&lock);
}

static int find(const char *key) {
  int value = 0;
  pthread_mutex_lock(&lock);
  for (struct node *n = table[hash(key)]; n; n = n->next)
    if (strcmp(n->key, key) == 0)
      value = n->value;
  pthread_mutex_unlock(&lock);
  return value;
}

static void *work(void *p) {
  add("c", 2);
  return p;
}

int main(void) {
  pthread_t other;
  add("a", 1);
  pthread_create(&other, 0, work, 0);
  int a = find("a");
  assert(a == 0 || a == 1);
  pthread_join(other, 0);
  int c = find("c");
  assert(c == 0 || c == 2);
}
