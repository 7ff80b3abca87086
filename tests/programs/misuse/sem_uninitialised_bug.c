// @expect violated
#include <semaphore.h>

sem_t s;

int main(void) {
  sem_post(&s); // want "sem_post: the semaphore is not initialised"
  return 0;
}
