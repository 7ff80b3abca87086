// @expect violated
/* Whoever has a robust mutex that checks errors is told so by trylock, which for other mutexes says that they are busy. */
#include <assert.h>
#include <errno.h>
#include <pthread.h>

int main(void) {
  pthread_mutex_t m;
  pthread_mutexattr_t a;
  pthread_mutexattr_init(&a);
  pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
  pthread_mutex_init(&m, &a);
  pthread_mutex_lock(&m);
  assert(pthread_mutex_trylock(&m) == EBUSY); // want "pthread_mutex_trylock"
  pthread_mutex_unlock(&m);
  pthread_mutex_destroy(&m);
  pthread_mutexattr_destroy(&a);
  return 0;
}
