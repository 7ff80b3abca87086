// @expect violated
#include <semaphore.h>

/* Another object in each iteration, but initialised twice in each. */
int main(void) {
  for (int i = 0; i < 2; i++) {
    sem_t s;
    sem_init(&s, 0, 1);
    sem_init(&s, 0, 1); // want "sem_init: the semaphore is initialised already"
  }
  return 0;
}
