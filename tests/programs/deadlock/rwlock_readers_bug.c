// @expect violated
#include <pthread.h>

/* Each reads what the other wants to write. */
pthread_rwlock_t a = PTHREAD_RWLOCK_INITIALIZER;
pthread_rwlock_t b = PTHREAD_RWLOCK_INITIALIZER;

void *worker(void *arg) {
  pthread_rwlock_rdlock(&b);
  pthread_rwlock_wrlock(&a); // want "deadlock"
  pthread_rwlock_unlock(&a);
  pthread_rwlock_unlock(&b);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_rwlock_rdlock(&a);
  pthread_rwlock_wrlock(&b); // want "deadlock"
  pthread_rwlock_unlock(&b);
  pthread_rwlock_unlock(&a);
  pthread_join(t, 0);
  return 0;
}
