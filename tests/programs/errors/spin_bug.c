// @expect violated
#include <pthread.h>
#include <assert.h>
#include <errno.h>

pthread_spinlock_t s;

int main(void) {
  pthread_spin_init(&s, PTHREAD_PROCESS_PRIVATE);
  assert(pthread_spin_trylock(&s) == 0);
  assert(pthread_spin_trylock(&s) == 0); // want "trylock"
  assert(pthread_spin_unlock(&s) == 0);
  assert(pthread_spin_lock(&s) == 0);
  pthread_spin_unlock(&s);
  assert(pthread_spin_destroy(&s) == 0);
  return 0;
}
