// @expect violated
#include <pthread.h>

/* Another object in each iteration, but two functions initialise each. */
static void begin(pthread_barrier_t *x) { pthread_barrier_init(x, 0, 1); }

static void prepare(pthread_barrier_t *x) {
  pthread_barrier_init(x, 0, 1); // want "pthread_barrier_init: the barrier is initialised already"
}

int main(void) {
  for (int i = 0; i < 2; i++) {
    pthread_barrier_t x;
    begin(&x);
    prepare(&x);
  }
  return 0;
}
