// @expect violated
#include <pthread.h>

/* Another object in each iteration, but two functions initialise each. */
static void begin(pthread_cond_t *x) { pthread_cond_init(x, 0); }

static void prepare(pthread_cond_t *x) {
  pthread_cond_init(x, 0); // want "pthread_cond_init: the condition variable is initialised already"
}

int main(void) {
  for (int i = 0; i < 2; i++) {
    pthread_cond_t x;
    begin(&x);
    prepare(&x);
  }
  return 0;
}
