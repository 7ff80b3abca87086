// @expect violated
// A thread waits for a number of tries that never comes.
#include <semaphore.h>

sem_t s;

static int tries(int most) {
  int i;
  for (i = 0; i < most; i++)
    if (sem_trywait(&s) == 0)
      break;
  return i;
}

int main(void) {
  sem_init(&s, 0, 0);
  while (tries(9) != 2) // want "deadlock"
    ;
  return 0;
}
