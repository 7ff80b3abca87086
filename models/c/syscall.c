/* Calls of the kernel by number, and the number that the kernel gives a thread.
 *
 * process.thread: thread -> the kernel's number
 * process.named:  the kernel's number -> the thread */
#include <linux/futex.h>
#include <stdarg.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "futex.h"
#include "gsmack.h"
#include "identity.h"
#include "thread.h"

/* The first thread has the number of the process, others any that no other has. */
pid_t gettid(void) {
  unsigned long self = __gsmack_self();
  if (self == MAIN_THREAD)
    return getpid();
  pid_t process = getpid();
  __gsmack_atomic_begin();
  long id = __gsmack_ghost_get_id("process.thread", self);
  if (!id) {
    id = __gsmack_nondet_int();
    __gsmack_assume(id > 1 && id <= MAX_PROCESS && id != process);
    __gsmack_assume(__gsmack_ghost_get_id("process.named", (unsigned long)id) == 0);
    __gsmack_ghost_set_id("process.named", (unsigned long)id, (long)self);
    __gsmack_ghost_set_id("process.thread", self, id);
  }
  __gsmack_atomic_end();
  return (pid_t)id;
}

static inline long futex(va_list arguments) {
  unsigned *word = va_arg(arguments, unsigned *);
  int operation = va_arg(arguments, int);
  unsigned value = va_arg(arguments, unsigned);
  const struct timespec *time = 0;
  if (operation % FUTEX_PRIVATE_FLAG == FUTEX_WAIT)
    time = va_arg(arguments, const struct timespec *);
  if ((unsigned)(unsigned long)time == 0)
    time = 0; /* many pass an int, of which the other half is not known */
  return __model_futex(word, operation, value, time);
}

long syscall(long number, ...) {
  long result = -1;
  va_list arguments;
  va_start(arguments, number);
  switch (number) {
  case SYS_gettid:
    result = gettid();
    break;
  case SYS_getpid:
    result = getpid();
    break;
  case SYS_futex:
    result = futex(arguments);
    break;
  default:
    __gsmack_unknown("a call of the kernel by its number that is not modelled");
  }
  va_end(arguments);
  return result;
}
