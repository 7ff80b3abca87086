// @expect violated
#include <pthread.h>

/* Somebody reads, but not this thread. */
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

void *worker(void *arg) {
  pthread_rwlock_unlock(&l); // want "pthread_rwlock_unlock: the lock is not held by this thread"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_rwlock_rdlock(&l);
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  return 0;
}
