/* Times at which waiting ends. */
#ifndef GSMACK_MODEL_TIMEOUT_H
#define GSMACK_MODEL_TIMEOUT_H

#include <errno.h>
#include <time.h>

#include "needs.h"

/* Whoever asks waits until then, and needs the seconds, too. */
static inline _Bool valid_time(const struct timespec *time) {
  __model_needs(0, time->tv_sec);
  return time->tv_nsec >= 0 && time->tv_nsec < 1000000000;
}

/* Whether the C library can wait until a time of the clock. */
static inline _Bool can_wait_by(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC;
}

/* A time that is none is found out only by a thread that has to wait. */
static inline int timeout(int error, const struct timespec *time) {
  return error == ETIMEDOUT && !valid_time(time) ? EINVAL : error;
}

#endif
