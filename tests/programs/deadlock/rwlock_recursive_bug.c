// @expect violated
#define _GNU_SOURCE
#include <pthread.h>

/* Where writers come first, a reader that reads again waits for a writer that waits for it. */
pthread_rwlock_t l;

void *writer(void *arg) {
  pthread_rwlock_wrlock(&l); // want "deadlock"
  pthread_rwlock_unlock(&l);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_rwlockattr_t a;
  pthread_rwlockattr_init(&a);
  pthread_rwlockattr_setkind_np(&a, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
  pthread_rwlock_init(&l, &a);
  pthread_create(&t, 0, writer, 0);
  pthread_rwlock_rdlock(&l);
  pthread_rwlock_rdlock(&l); // want "deadlock"
  pthread_rwlock_unlock(&l);
  pthread_rwlock_unlock(&l);
  pthread_join(t, 0); // want "deadlock"
  return 0;
}
