// @expect violated
// The semaphore is taken in spite of the time.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;

int main(void) {
  const struct timespec time = {0, 0};
  const clockid_t clock = CLOCK_PROCESS_CPUTIME_ID;
  sem_t s;
  sem_init(&s, 0, 1);
  assert(pthread_mutex_clocklock(&m, clock, &time) == EINVAL);
  assert(pthread_rwlock_clockrdlock(&l, clock, &time) == EINVAL);
  assert(pthread_rwlock_clockwrlock(&l, clock, &time) == EINVAL);
  assert(sem_clockwait(&s, clock, &time) == -1 && errno == EINVAL);
  pthread_mutex_lock(&m);
  assert(pthread_cond_clockwait(&c, &m, clock, &time) == EINVAL);
  pthread_mutex_unlock(&m);
  assert(sem_clockwait(&s, CLOCK_MONOTONIC, &time) == -1); // want "CLOCK_MONOTONIC|sem_clockwait"
  return 0;
}
