// @expect verified
// A macro for keys of any length hashes one of four bytes: what lies behind the key in the structure is not read.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define HASH(key, length, hash)                                                                                                            \
  do {                                                                                                                                     \
    const unsigned char *at = (const unsigned char *)(key);                                                                                \
    unsigned left = (length);                                                                                                              \
    hash = 7;                                                                                                                              \
    while (left >= 8) {                                                                                                                    \
      hash += at[0] + at[1] + at[2] + at[3] + at[4] + at[5] + at[6] + at[7];                                                               \
      at += 8;                                                                                                                             \
      left -= 8;                                                                                                                           \
    }                                                                                                                                      \
    switch (left) {                                                                                                                        \
    case 7: hash += at[6]; /* fall through */                                                                                              \
    case 6: hash += at[5]; /* fall through */                                                                                              \
    case 5: hash += at[4]; /* fall through */                                                                                              \
    case 4: hash += at[3]; /* fall through */                                                                                              \
    case 3: hash += at[2]; /* fall through */                                                                                              \
    case 2: hash += at[1]; /* fall through */                                                                                              \
    case 1: hash += at[0];                                                                                                                 \
    }                                                                                                                                      \
  } while (0)

struct item {
  int key;
  int value;
  struct item *next;
};

static struct item *table[4];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *count(void *arg) {
  int key = 2;
  unsigned hash;
  HASH(&key, sizeof key, hash);
  pthread_mutex_lock(&lock);
  for (struct item *i = table[hash % 4]; i; i = i->next)
    if (!memcmp(&i->key, &key, sizeof key))
      i->value++;
  pthread_mutex_unlock(&lock);
  return arg;
}

int main(void) {
  pthread_t a, b;
  struct item *first = 0;
  for (int k = 6; k >= 2; k -= 4) {
    struct item *i = malloc(sizeof *i);
    unsigned hash;
    if (!i)
      return 0;
    i->key = k;
    i->value = 0;
    HASH(&i->key, sizeof i->key, hash);
    i->next = table[hash % 4];
    first = table[hash % 4] = i;
  }
  pthread_create(&a, 0, count, 0);
  pthread_create(&b, 0, count, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(first->value == 2 && first->next->value == 0);
}
