// @expect violated
// The data is read without the lock that its owner has to have.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct entry {
  pthread_rwlock_t lock;
  struct entry *next;
  int *data;
  int key;
};

pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;
struct entry *list;

struct entry *find(int key) {
  struct entry *e = list;
  while (e && e->key != key)
    e = e->next;
  return e;
}

void put(int key, int value) {
  struct entry *e = calloc(1, sizeof *e), *found;
  int *data = malloc(sizeof *data);
  if (!e || !data)
    exit(1);
  pthread_rwlock_init(&e->lock, 0);
  e->key = key;
  *data = value;
  e->data = data;
  pthread_mutex_lock(&list_lock);
  if ((found = find(key))) {
    pthread_rwlock_wrlock(&found->lock);
    free(found->data);
    found->data = data;
    pthread_rwlock_unlock(&found->lock);
    free(e);
  } else {
    e->next = list;
    list = e;
  }
  pthread_mutex_unlock(&list_lock);
}

void *worker(void *arg) {
  put(5, 50);
  return 0;
}

int main(void) {
  pthread_t t;
  put(5, 51);
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&list_lock);
  struct entry *e = find(5);
  pthread_mutex_unlock(&list_lock);
  assert(*e->data == 50 || *e->data == 51);

  pthread_join(t, 0);
  assert(*e->data == 50);
  free(e->data);
  free(e);
}
