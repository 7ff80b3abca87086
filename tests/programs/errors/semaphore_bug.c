// @expect violated
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <semaphore.h>
#include <time.h>

/* A semaphore's functions return -1 and say why in errno. */
int main(void) {
  sem_t s;
  struct timespec soon = {1, 0}, none = {1, 1000000000};
  assert(sem_init(&s, 0, 1u + SEM_VALUE_MAX) == -1 && errno == EINVAL);
  assert(sem_init(&s, 0, 0) == 0);
  assert(sem_trywait(&s) == -1 && errno == EAGAIN);
  assert(sem_timedwait(&s, &soon) == -1 && errno == ETIMEDOUT);
  assert(sem_timedwait(&s, &none) == -1 && errno == ETIMEDOUT); // want "errno"
  assert(sem_destroy(&s) == 0);
  assert(sem_init(&s, 0, SEM_VALUE_MAX) == 0);
  assert(sem_post(&s) == -1 && errno == EOVERFLOW);
  assert(sem_timedwait(&s, &soon) == 0);
  return 0;
}
