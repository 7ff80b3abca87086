// @expect verified
#include <pthread.h>
#include <assert.h>
#include <errno.h>

/* A mutex that nobody made consistent cannot be had any more. */
pthread_mutex_t m;

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_mutexattr_t attr;
  pthread_mutexattr_init(&attr);
  pthread_mutexattr_setrobust(&attr, PTHREAD_MUTEX_ROBUST);
  pthread_mutex_init(&m, &attr);
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  assert(pthread_mutex_lock(&m) == EOWNERDEAD);
  
  pthread_mutex_unlock(&m);
  assert(pthread_mutex_lock(&m) == ENOTRECOVERABLE);
  assert(pthread_mutex_trylock(&m) == ENOTRECOVERABLE);
  return 0;
}
