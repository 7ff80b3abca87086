// @expect violated
#include <pthread.h>

pthread_spinlock_t l;

void *worker(void *arg) {
  pthread_spin_unlock(&l); // want "pthread_spin_unlock: the lock is not held by this thread"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_spin_init(&l, 0);
  pthread_spin_lock(&l);
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  return 0;
}
