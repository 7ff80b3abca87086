// @expect violated
#include <semaphore.h>

/* Another object in each iteration, but two functions initialise each. */
static void begin(sem_t *x) { sem_init(x, 0, 1); }

static void prepare(sem_t *x) {
  sem_init(x, 0, 1); // want "sem_init: the semaphore is initialised already"
}

int main(void) {
  for (int i = 0; i < 2; i++) {
    sem_t x;
    begin(&x);
    prepare(&x);
  }
  return 0;
}
