// @expect violated
#include <pthread.h>

int main(void) {
  pthread_spinlock_t s;
  pthread_spin_init(&s, 0);
  pthread_spin_lock(&s);
  pthread_spin_destroy(&s); // want "pthread_spin_destroy: the lock is held"
  return 0;
}
