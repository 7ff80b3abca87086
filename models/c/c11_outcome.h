/* Error numbers of POSIX as C11 gives them. */
#ifndef GSMACK_MODEL_C11_OUTCOME_H
#define GSMACK_MODEL_C11_OUTCOME_H

#include <errno.h>
#include <threads.h>

static inline int outcome(int error) {
  switch (error) {
  case 0:
    return thrd_success;
  case EBUSY:
    return thrd_busy;
  case ETIMEDOUT:
    return thrd_timedout;
  case ENOMEM:
    return thrd_nomem;
  default:
    return thrd_error;
  }
}

#endif
