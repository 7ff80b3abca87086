/* Signals are not modelled: nothing is delivered, so setting up a handler, and sending
 * anything, is more than the models cover. What only blocks or ignores them is covered.
 *
 * signal.ignored: number -> whether the signal is */
#include <errno.h>
#include <pthread.h>
#include <signal.h>

#include "gsmack.h"
#include "thread.h"

enum { MOST = 64 }; /* the largest number of a signal */

static inline _Bool exists(int number) { return number >= 1 && number <= MOST; }

static inline int invalid(void) {
  errno = EINVAL;
  return -1;
}

void (*signal(int number, void (*handler)(int)))(int) {
  if (!exists(number)) {
    invalid();
    return SIG_ERR;
  }
  if (handler != SIG_IGN && handler != SIG_DFL)
    __gsmack_unknown("a handler for signals");
  __gsmack_atomic_begin();
  _Bool ignored = __gsmack_ghost_get_id("signal.ignored", (unsigned long)number) != 0;
  __gsmack_ghost_set_id("signal.ignored", (unsigned long)number, handler == SIG_IGN);
  __gsmack_atomic_end();
  return ignored ? SIG_IGN : SIG_DFL;
}

int sigaction(int number, const struct sigaction *new, struct sigaction *old) {
  if (!exists(number))
    return invalid();
  if (new && new->sa_handler != SIG_IGN && new->sa_handler != SIG_DFL)
    __gsmack_unknown("a handler for signals");
  __gsmack_atomic_begin();
  _Bool ignored = __gsmack_ghost_get_id("signal.ignored", (unsigned long)number) != 0;
  if (new)
    __gsmack_ghost_set_id("signal.ignored", (unsigned long)number,
                          new->sa_handler == SIG_IGN);
  __gsmack_atomic_end();
  if (old) {
    old->sa_flags = __gsmack_nondet_int();
    old->sa_handler = ignored ? SIG_IGN : SIG_DFL;
  }
  return 0;
}

/* A set has a byte for each signal, at its number. How a set looks is nobody's business but
 * that of these functions; one that is all zero is empty here as everywhere. */
static inline void set_all(sigset_t *set, char in) {
  __builtin_memset(set, 0, sizeof *set);
  __builtin_memset((char *)set + 1, in, MOST);
}

int sigemptyset(sigset_t *set) {
  set_all(set, 0);
  return 0;
}

/* 32 and 33 belong to the C library. */
int sigfillset(sigset_t *set) {
  set_all(set, 1);
  ((char *)set)[32] = 0;
  ((char *)set)[33] = 0;
  return 0;
}

int sigaddset(sigset_t *set, int number) {
  if (!exists(number))
    return invalid();
  ((char *)set)[number] = 1;
  return 0;
}

int sigdelset(sigset_t *set, int number) {
  if (!exists(number))
    return invalid();
  ((char *)set)[number] = 0;
  return 0;
}

int sigismember(const sigset_t *set, int number) {
  if (!exists(number))
    return invalid();
  return ((const char *)set)[number] != 0;
}

/* What was blocked before is open: the process may have been started so. */
int pthread_sigmask(int how, const sigset_t *set, sigset_t *old) {
  if (set && how != SIG_BLOCK && how != SIG_UNBLOCK && how != SIG_SETMASK)
    return EINVAL;
  if (old)
    for (int i = 1; i <= MOST; i++)
      ((char *)old)[i] = __gsmack_nondet_bool();
  return 0;
}

int sigprocmask(int how, const sigset_t *set, sigset_t *old) {
  return pthread_sigmask(how, set, old) ? invalid() : 0;
}

/* Signal 0 asks whether the thread is there. */
int pthread_kill(pthread_t thread, int number) {
  if (number < 0 || number > MOST)
    return EINVAL;
  if (number != 0)
    __gsmack_unknown("a signal sent to a thread");
  long state = __gsmack_ghost_get_id("thread.state", thread);
  return state == THREAD_JOINED ||
                 (state == THREAD_UNKNOWN && thread != MAIN_THREAD)
             ? ESRCH
             : 0;
}

int kill(pid_t process, int number) {
  if (number != 0)
    __gsmack_unknown("a signal sent to a process");
  return __gsmack_nondet_bool() ? 0 : -1;
}

int raise(int number) {
  __gsmack_unknown("a signal sent to the own process");
  return 0;
}

/* The thread waits for ever. */
int pause(void) {
  __gsmack_await_for(0, "signal", 0, 0);
  return -1;
}

unsigned alarm(unsigned seconds) {
  if (seconds != 0)
    __gsmack_unknown("a signal after some time");
  return 0;
}
