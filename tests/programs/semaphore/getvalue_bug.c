// @expect violated
#include <semaphore.h>
#include <assert.h>

int main(void) {
  sem_t s;
  int value;
  sem_init(&s, 0, 1);
  sem_post(&s);
  sem_wait(&s);
  sem_getvalue(&s, &value);
  assert(value == 0); // want "value == 0"
  return 0;
}
