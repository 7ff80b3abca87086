/* Time: clocks show anything, sleeping takes no time that a program could rely on. */
#include <errno.h>
#include <sched.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "cancel.h"
#include "gsmack.h"

time_t time(time_t *result) {
  time_t now = (time_t)__gsmack_nondet_long();
  __gsmack_assume(now >= 0);
  if (result)
    *result = now;
  return now;
}

clock_t clock(void) {
  clock_t now = (clock_t)__gsmack_nondet_long();
  __gsmack_assume(now >= 0);
  return now;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  now->tv_sec = (time_t)__gsmack_nondet_long();
  now->tv_nsec = __gsmack_nondet_long();
  __gsmack_assume(now->tv_sec >= 0 && now->tv_nsec >= 0 &&
                  now->tv_nsec < 1000000000);
  return 0;
}

int clock_getres(clockid_t clock, struct timespec *resolution) {
  if (resolution) {
    resolution->tv_sec = 0;
    resolution->tv_nsec = 1;
  }
  return 0;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  now->tv_sec = (time_t)__gsmack_nondet_long();
  now->tv_usec = (suseconds_t)__gsmack_nondet_long();
  __gsmack_assume(now->tv_sec >= 0 && now->tv_usec >= 0 &&
                  now->tv_usec < 1000000);
  return 0;
}

double difftime(time_t later, time_t earlier) {
  return (double)later - (double)earlier;
}

/* No signals are modelled, so nothing interrupts a sleep. */
unsigned sleep(unsigned seconds) {
  cancellation_point();
  return 0;
}

int usleep(useconds_t microseconds) {
  cancellation_point();
  return 0;
}

int nanosleep(const struct timespec *time, struct timespec *left) {
  cancellation_point();
  return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time,
                    struct timespec *left) {
  cancellation_point();
  return 0;
}

int sched_yield(void) { return 0; }

int pthread_yield(void) { return 0; }
