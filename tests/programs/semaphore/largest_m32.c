// @expect verified
// @flags -- -m32
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <semaphore.h>

/* The largest count is the largest number of 32 bits. */
int main(void) {
  sem_t s;
  int value;
  assert(sem_init(&s, 0, SEM_VALUE_MAX) == 0);
  assert(sem_post(&s) == -1 && errno == EOVERFLOW);
  assert(sem_trywait(&s) == 0);
  sem_getvalue(&s, &value);
  assert(value == SEM_VALUE_MAX - 1);
  assert(sem_post(&s) == 0);
  return 0;
}
