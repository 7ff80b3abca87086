/* Time: clocks show anything, sleeping takes no time that a program could rely on.
 *
 * clock.used.floor:          the processor time that was shown last
 * clock.seconds.floor, clock.rest.floor: clock -> the time shown last by one that never goes back */
#include <sched.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "cancel.h"
#include "clock.h"
#include "failure.h"
#include "gsmack.h"
#include "interrupt.h"
#include "needs.h"

time_t time(time_t *result) {
  time_t now = any_seconds();
  if (result)
    *result = now;
  return now;
}

clock_t clock(void) {
  __gsmack_atomic_begin();
  clock_t now = (clock_t)any_seconds();
  __gsmack_assume(now >= __gsmack_ghost_get_scalar("clock.used.floor"));
  __gsmack_ghost_set_scalar("clock.used.floor", now);
  __gsmack_atomic_end();
  return now;
}

/* Clocks that nobody sets. */
static inline _Bool monotonic(clockid_t clock) {
  return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW ||
         clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_BOOTTIME;
}

/* A negative number is a clock of a process or of a thread. */
static inline _Bool exists(clockid_t clock) { return clock <= CLOCK_TAI; }

int clock_gettime(clockid_t clock, struct timespec *now) {
  if (!exists(clock))
    return fails_with(EINVAL);
  time_t seconds = any_seconds();
  long rest = any_part(1000000000);
  if (monotonic(clock)) {
    __gsmack_atomic_begin();
    long before = __gsmack_ghost_get_id("clock.seconds.floor", (unsigned long)clock);
    long part = __gsmack_ghost_get_id("clock.rest.floor", (unsigned long)clock);
    __gsmack_assume(seconds >= before);
    __gsmack_assume((seconds != before) + (rest >= part)); /* control does not depend on what time it is */
    __gsmack_ghost_set_id("clock.seconds.floor", (unsigned long)clock, seconds);
    __gsmack_ghost_set_id("clock.rest.floor", (unsigned long)clock, rest);
    __gsmack_atomic_end();
  }
  now->tv_sec = seconds;
  now->tv_nsec = rest;
  return 0;
}

int timespec_get(struct timespec *now, int base) {
  if (base != TIME_UTC)
    return 0;
  clock_gettime(CLOCK_REALTIME, now);
  return base;
}

int clock_getres(clockid_t clock, struct timespec *resolution) {
  if (!exists(clock))
    return fails_with(EINVAL);
  if (resolution) {
    resolution->tv_sec = 0;
    resolution->tv_nsec = 1;
  }
  return 0;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  now->tv_sec = any_seconds();
  now->tv_usec = (suseconds_t)any_part(1000000);
  return 0;
}

double difftime(time_t later, time_t earlier) {
  return (double)later - (double)earlier;
}

/* How long a sleep of so many seconds was too short. */
unsigned sleep(unsigned seconds) {
  cancellation_point();
  wait_begins();
  if (!interrupted(0))
    return 0;
  unsigned left = __gsmack_nondet_uint();
  __gsmack_assume(left <= seconds);
  return left;
}

int usleep(useconds_t microseconds) {
  cancellation_point();
  wait_begins();
  if (!interrupted(0))
    return 0;
  return fails_with(EINTR);
}

/* Whether so long can be slept. */
static inline _Bool is_span(const struct timespec *time) {
  __model_needs(0, time->tv_sec, time->tv_nsec);
  return time->tv_sec >= 0 && time->tv_nsec >= 0 && time->tv_nsec < 1000000000;
}

/* Only who has the right to sets clocks, which show anything then, too. */
int clock_settime(clockid_t clock, const struct timespec *now) {
  _Bool valid = is_span(now);
  if (clock != CLOCK_REALTIME || !valid)
    return fails_with(EINVAL);
  return done_or_not();
}

int settimeofday(const struct timeval *now, const struct timezone *zone) {
  if (now)
    __model_needs(0, now->tv_sec, now->tv_usec);
  return done_or_not();
}

/* The clock of a process, if there is one of that number: 0 is this one. */
int clock_getcpuclockid(pid_t process, clockid_t *clock) {
  if (process != 0 && __gsmack_nondet_bool())
    return ESRCH;
  *clock = process == 0 ? CLOCK_PROCESS_CPUTIME_ID : __gsmack_nondet_int();
  __gsmack_assume(process == 0 || *clock < 0);
  return 0;
}

/* The result of a sleep: 0, or why there was none, or not all of it. */
static inline int slept(const struct timespec *time, struct timespec *left) {
  cancellation_point();
  if (!is_span(time))
    return EINVAL;
  wait_begins();
  if (!interrupted(0))
    return 0;
  if (left) { /* which may be where the time is */
    struct timespec rest;
    any_span(&rest);
    __gsmack_assume(rest.tv_sec < time->tv_sec ||
                    (rest.tv_sec == time->tv_sec && rest.tv_nsec <= time->tv_nsec));
    *left = rest;
  }
  return EINTR;
}

int nanosleep(const struct timespec *time, struct timespec *left) {
  int error = slept(time, left);
  if (!error)
    return 0;
  return fails_with(error);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time,
                    struct timespec *left) {
  int error = slept(time, flags == TIMER_ABSTIME ? 0 : left);
  return !exists(clock) || clock == CLOCK_THREAD_CPUTIME_ID ? EINVAL : error;
}

int sched_yield(void) { return 0; }

int pthread_yield(void) { return 0; }
