// @expect verified
#include <assert.h>
#include <errno.h>
#include <threads.h>
#include <time.h>

/* A second has no more than 999,999,999 ns; nobody sleeps for less than nothing, or by the clock of the own thread. */
int main(void) {
  struct timespec none = {0, 1000000000}, below = {0, -1}, past = {-1, 0}, some = {0, 999999999};
  assert(nanosleep(&none, 0) == -1 && errno == EINVAL);
  assert(nanosleep(&below, 0) == -1);
  assert(nanosleep(&past, 0) == -1);
  assert(nanosleep(&some, 0) == 0);
  assert(clock_nanosleep(CLOCK_MONOTONIC, 0, &none, 0) == EINVAL);
  assert(clock_nanosleep(CLOCK_THREAD_CPUTIME_ID, 0, &some, 0) == EINVAL);
  assert(clock_nanosleep(99, 0, &some, 0) == EINVAL);
  assert(thrd_sleep(&none, 0) < -1);
  assert(thrd_sleep(&some, 0) == 0);
  return 0;
}
