// @expect violated
#include <pthread.h>
#include <assert.h>
#include <errno.h>

/* Without pthread_mutex_consistent nobody ever gets it again. */
pthread_mutex_t m;

void *worker(void *arg) {
  pthread_mutex_lock(&m);
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
  if (pthread_mutex_lock(&m) == EOWNERDEAD)
    pthread_mutex_unlock(&m);
  assert(pthread_mutex_lock(&m) == 0); // want "pthread_mutex_lock..m. == 0"
  return 0;
}
