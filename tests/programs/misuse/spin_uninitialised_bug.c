// @expect violated
#include <pthread.h>

pthread_spinlock_t l;

int main(void) {
  pthread_spin_lock(&l); // want "pthread_spin_lock: the lock is not initialised"
  pthread_spin_unlock(&l);
  return 0;
}
