// @expect verified
#include <pthread.h>

/* Readers come first by default. */
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

void *writer(void *arg) {
  pthread_rwlock_wrlock(&l);
  pthread_rwlock_unlock(&l);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  pthread_rwlock_rdlock(&l);
  pthread_rwlock_rdlock(&l);
  pthread_rwlock_unlock(&l);
  pthread_rwlock_unlock(&l);
  pthread_join(t, 0);
  return 0;
}
