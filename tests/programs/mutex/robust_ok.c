// @expect verified
#include <pthread.h>
#include <assert.h>
#include <errno.h>

/* The next one to lock it learns that the holder has died, and mends what it left. */
pthread_mutex_t m;
int data;

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  data = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_mutexattr_t a;
  pthread_mutexattr_init(&a);
  pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
  pthread_mutex_init(&m, &a);
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  assert(pthread_mutex_lock(&m) == EOWNERDEAD);
  data = 0;
  assert(pthread_mutex_consistent(&m) == 0);
  pthread_mutex_unlock(&m);
  assert(pthread_mutex_lock(&m) == 0);
  pthread_mutex_unlock(&m);
  pthread_mutex_destroy(&m);
  return 0;
}
