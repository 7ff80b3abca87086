/* What a program asks of the kernel about files, threads and children, one number for each wish. */
#include <errno.h>
#include <stdarg.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "cancel.h"
#include "descriptor.h"
#include "gsmack.h"
#include "reads.h"

enum { NAME = 16 }; /* the length of a thread's name, with its end */

/* Reads up to the end. The loop has a constant number of iterations, so that it is not unrolled step by step. */
static inline void read_name(const char *name) {
  _Bool ended = 0;
  for (int i = 0; i < NAME; i++)
    if (!ended)
      ended = ((const volatile char *)name)[i] == 0;
}

/* Nothing of it can be noticed but the name. */
int prctl(int wish, ...) {
  va_list arguments;
  va_start(arguments, wish);
  switch (wish) {
  case PR_SET_NAME: {
    const char *name = va_arg(arguments, const char *);
    if (__gsmack_text_length(name, 0) < 0)
      read_name(name);
    break;
  }
  case PR_GET_NAME: {
    char *name = va_arg(arguments, char *);
    for (int i = 0; i < NAME; i++)
      name[i] = i + 1 < NAME ? __gsmack_nondet_char() : 0;
    break;
  }
  case PR_SET_DUMPABLE:
  case PR_SET_KEEPCAPS:
  case PR_SET_NO_NEW_PRIVS:
  case PR_SET_TIMERSLACK:
  case PR_SET_THP_DISABLE:
    va_end(arguments);
    return done_or_not();
  default:
    __gsmack_unknown("a wish of prctl that is not modelled");
  }
  va_end(arguments);
  return 0;
}

int ioctl(int file, unsigned long wish, ...) {
  va_list arguments;
  va_start(arguments, wish);
  _Bool done = __gsmack_nondet_bool();
  switch (wish) {
  case FIONBIO:
    set_nonblocking(file, *va_arg(arguments, const int *) != 0);
    if (is_event(file) || is_pipe(file))
      done = 1;
    break;
  case FIOASYNC:
    reads(va_arg(arguments, const int *), sizeof(int));
    break;
  case FIOCLEX:
  case FIONCLEX:
    break;
  case FIONREAD: {
    int *bytes = va_arg(arguments, int *);
    if (done) {
      *bytes = __gsmack_nondet_int();
      __gsmack_assume(*bytes >= 0);
    }
    break;
  }
  case TIOCGWINSZ: {
    struct winsize *size = va_arg(arguments, struct winsize *);
    if (done) {
      size->ws_row = __gsmack_nondet_ushort();
      size->ws_col = __gsmack_nondet_ushort();
      size->ws_xpixel = __gsmack_nondet_ushort();
      size->ws_ypixel = __gsmack_nondet_ushort();
    }
    break;
  }
  default:
    __gsmack_unknown("a wish of ioctl that is not modelled");
  }
  va_end(arguments);
  return done ? 0 : fails();
}

/* Children are processes of others: nothing is known of them. WNOHANG is 1. */
static inline pid_t any_child(_Bool may_be_none, int *status) {
  cancellation_point();
  pid_t child = __gsmack_nondet_int();
  __gsmack_assume(child >= -1 && (child != 0 || may_be_none));
  if (child < 0)
    return fails_or_is_interrupted();
  if (child > 0 && status)
    *status = __gsmack_nondet_int();
  return child;
}

pid_t waitpid(pid_t which, int *status, int options) {
  pid_t child = any_child(options % 2 != 0, status);
  return child > 0 && which > 0 ? which : child;
}

pid_t wait(int *status) { return any_child(0, status); }

pid_t wait4(pid_t which, int *status, int options, struct rusage *usage) {
  pid_t child = waitpid(which, status, options);
  if (child > 0 && usage)
    getrusage(RUSAGE_CHILDREN, usage);
  return child;
}

pid_t wait3(int *status, int options, struct rusage *usage) { return wait4(-1, status, options, usage); }
