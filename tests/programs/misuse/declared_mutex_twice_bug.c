// @expect violated
#include <pthread.h>

/* Another object in each iteration, but two functions initialise each. */
static void begin(pthread_mutex_t *x) { pthread_mutex_init(x, 0); }

static void prepare(pthread_mutex_t *x) {
  pthread_mutex_init(x, 0); // want "pthread_mutex_init: the mutex is initialised already"
}

int main(void) {
  for (int i = 0; i < 2; i++) {
    pthread_mutex_t x;
    begin(&x);
    prepare(&x);
  }
  return 0;
}
