// @expect violated
// A macro hashes names, each the last member of an object of the heap, behind whose end it does not read. Nobody locks.
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
  struct item *next;
  int *value;
  char name[6];
};

static struct item *table[2];
static int values[2];

static int add(const char *name, int *value) {
  struct item *i = malloc(sizeof *i);
  unsigned hash;
  if (!i)
    return 0;
  strcpy(i->name, name);
  i->value = value;
  HASH(&i->name[0], strlen(i->name), hash);
  i->next = table[hash % 2];
  table[hash % 2] = i;
  return 1;
}

static void *count(void *arg) {
  unsigned hash;
  HASH("ab", strlen("ab"), hash);
  for (struct item *i = table[hash % 2]; i; i = i->next)
    if (!strcmp(i->name, "ab"))
      ++*i->value;
  return arg;
}

int main(void) {
  pthread_t a, b;
  if (!add("ab", &values[0]) || !add("cd", &values[1]))
    return 0;
  pthread_create(&a, 0, count, 0);
  pthread_create(&b, 0, count, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(values[0] == 2 && values[1] == 0);
}
