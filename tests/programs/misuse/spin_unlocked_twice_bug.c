// @expect violated
#include <pthread.h>

int main(void) {
  pthread_spinlock_t s;
  pthread_spin_init(&s, 0);
  pthread_spin_lock(&s);
  pthread_spin_unlock(&s);
  pthread_spin_unlock(&s); // want "pthread_spin_unlock: the lock is not held by this thread"
  return 0;
}
