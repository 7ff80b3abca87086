// @expect violated
#include <pthread.h>
#include <assert.h>
#include <errno.h>

/* Who gets the mutex of a thread that has ended repairs what it left, and says so. */
pthread_mutex_t m;
int a, b;

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  a = 1;
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
  
  assert(pthread_mutex_consistent(&m) == 0);
  assert(pthread_mutex_consistent(&m) == EINVAL);
  pthread_mutex_unlock(&m);
  assert(pthread_mutex_lock(&m) == 0);
  assert(a == b); // want "a == b"
  pthread_mutex_unlock(&m);
  return 0;
}
