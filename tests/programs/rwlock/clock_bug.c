// @expect violated
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <time.h>

int pthread_rwlock_clockrdlock(pthread_rwlock_t *, clockid_t, const struct timespec *);
int pthread_rwlock_clockwrlock(pthread_rwlock_t *, clockid_t, const struct timespec *);

/* One reads for as long as it is let, the other has to wait, or gives up. */
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
struct timespec soon = {1, 0}, never = {1, 1000000000};
int x, late;

void *writer(void *arg) {
  int error = pthread_rwlock_clockwrlock(&l, CLOCK_MONOTONIC, &soon);
  if (error) {
    assert(error == ETIMEDOUT);
    late = 1;
    return arg;
  }
  x = 1;
  pthread_rwlock_unlock(&l);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_rwlock_rdlock(&l);
  assert(pthread_rwlock_clockrdlock(&l, CLOCK_MONOTONIC, &soon) == 0);
  pthread_create(&t, 0, writer, 0);
  assert(x == 0);
  pthread_rwlock_unlock(&l);
  pthread_rwlock_unlock(&l);
  pthread_join(t, 0);
  assert(x == 1); // want "x == 1"
  pthread_rwlock_wrlock(&l);
  assert(pthread_rwlock_clockrdlock(&l, CLOCK_MONOTONIC, &soon) == EDEADLK);
  assert(pthread_rwlock_clockwrlock(&l, CLOCK_MONOTONIC, &soon) == EDEADLK);
  pthread_rwlock_unlock(&l);
  return 0;
}
