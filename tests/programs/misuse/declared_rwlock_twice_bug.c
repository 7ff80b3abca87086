// @expect violated
#include <pthread.h>

/* Another object in each iteration, but two functions initialise each. */
static void begin(pthread_rwlock_t *x) { pthread_rwlock_init(x, 0); }

static void prepare(pthread_rwlock_t *x) {
  pthread_rwlock_init(x, 0); // want "pthread_rwlock_init: the lock is initialised already"
}

int main(void) {
  for (int i = 0; i < 2; i++) {
    pthread_rwlock_t x;
    begin(&x);
    prepare(&x);
  }
  return 0;
}
