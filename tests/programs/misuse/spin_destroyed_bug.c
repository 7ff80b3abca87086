// @expect violated
#include <pthread.h>

int main(void) {
  pthread_spinlock_t s;
  pthread_spin_init(&s, 0);
  pthread_spin_destroy(&s);
  pthread_spin_lock(&s); // want "pthread_spin_lock: the lock was destroyed"
  return 0;
}
