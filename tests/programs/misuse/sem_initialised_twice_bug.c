// @expect violated
#include <semaphore.h>

sem_t s;

int main(void) {
  sem_init(&s, 0, 1);
  sem_init(&s, 0, 0); // want "sem_init: the semaphore is initialised already"
  return 0;
}
