// @expect violated
// What walks over a string that is a member of a node, zeroed by calloc, stays in it: the links beside it stay links. A key that fills its array has no end there.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct entry {
  char key[8];
  int value;
  struct entry *next;
};

static struct {
  pthread_rwlock_t lock;
  struct entry *head;
} cache = {.lock = PTHREAD_RWLOCK_INITIALIZER};

static struct entry *find(const char *key) {
  for (struct entry *e = cache.head; e; e = e->next)
    if (strcmp(e->key, key) == 0)
      return e;
  return NULL;
}

static void put(const char *key, int value) {
  struct entry *e = calloc(1, sizeof *e);
  if (!e)
    abort();
  strncpy(e->key, key, sizeof e->key);
  e->value = value;
  pthread_rwlock_wrlock(&cache.lock);
  e->next = cache.head;
  cache.head = e;
  pthread_rwlock_unlock(&cache.lock);
}

static void *writer(void *arg) {
  put("one", 1);
  put("twofold!", 2);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, writer, NULL);
  pthread_rwlock_rdlock(&cache.lock);
  struct entry *e = find("one");
  assert(!e || e->value == 1);
  pthread_rwlock_unlock(&cache.lock);
  pthread_join(t, NULL);
  assert(find("twofold!")->value == 2 && !find("three"));
  while ((e = cache.head)) {
    cache.head = e->next;
    free(e);
  }
  return 0;
}
