// @expect violated
#include <pthread.h>

int main(void) {
  pthread_spinlock_t s;
  pthread_spin_init(&s, 0);
  pthread_spin_init(&s, 0); // want "pthread_spin_init: the lock is initialised already"
  return 0;
}
