/* Signals. A thread that sends one to itself executes its handler there. A handler that would be executed at any point of another
 * thread, since that thread or somebody else sends the signal, is more than the models cover. It is taken that nobody but the
 * program sends SIGUSR1, SIGUSR2 and the signals for real time.
 *
 * signal.handler: number -> what is to be done, as signal() has it
 * signal.inside:  thread -> whether it executes a handler
 * signal.masked:  whether anybody ever chose what a thread blocks */
#include <errno.h>
#include <pthread.h>
#include <signal.h>

#include "gsmack.h"
#include "needs.h"
#include "thread.h"

enum { MOST = 64 }; /* the largest number of a signal */

static inline _Bool exists(int number) { return number >= 1 && number <= MOST; }

static inline int invalid(void) {
  errno = EINVAL;
  return -1;
}

/* What a handler can be set up for: nobody can do without SIGKILL and SIGSTOP, and 32 and 33 are the C library's. */
static inline _Bool can_be_handled(int number) {
  return exists(number) && number != SIGKILL && number != SIGSTOP &&
         number != 32 && number != 33;
}

/* What only the program itself sends: SIGUSR1, SIGUSR2, and those for real time. */
static inline _Bool own(int number) {
  return number == SIGUSR1 || number == SIGUSR2 || number >= 34;
}

/* Flags that change nothing that can be noticed. */
static inline _Bool plain(int flags) {
  return flags == 0 || flags == SA_RESTART || flags == SA_ONSTACK ||
         flags == SA_RESTART + SA_ONSTACK;
}

/* Puts a handler in the place of the one before. */
static inline long handle(int number, long handler) {
  if (handler != (long)SIG_IGN && handler != (long)SIG_DFL && !own(number))
    __gsmack_unknown("a handler for signals that others send");
  __gsmack_atomic_begin();
  long old = __gsmack_ghost_get_id("signal.handler", (unsigned long)number);
  __gsmack_ghost_set_id("signal.handler", (unsigned long)number, handler);
  __gsmack_atomic_end();
  return old;
}

void (*signal(int number, void (*handler)(int)))(int) {
  if (!can_be_handled(number)) {
    invalid();
    return SIG_ERR;
  }
  return (void (*)(int))handle(number, (long)handler);
}

static inline void any_set(sigset_t *set) {
  for (int i = 1; i <= MOST; i++)
    ((char *)set)[i] = __gsmack_nondet_bool();
}

int sigaction(int number, const struct sigaction *new, struct sigaction *old) {
  if (!can_be_handled(number))
    return invalid();
  long before;
  if (new) {
    long handler = (long)new->sa_handler;
    __model_needs(0, new->sa_flags);
    if (handler != (long)SIG_IGN && handler != (long)SIG_DFL &&
        !plain(new->sa_flags))
      __gsmack_unknown("a handler with flags");
    before = handle(number, handler);
  } else {
    before = __gsmack_ghost_get_id("signal.handler", (unsigned long)number);
  }
  if (old) {
    old->sa_flags = __gsmack_nondet_int();
    any_set(&old->sa_mask);
    old->sa_handler = (void (*)(int))before;
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
  if (set)
    __gsmack_ghost_set_scalar("signal.masked", 1);
  if (old)
    any_set(old);
  return 0;
}

int sigprocmask(int how, const sigset_t *set, sigset_t *old) {
  return pthread_sigmask(how, set, old) ? invalid() : 0;
}

/* What the signal does to the thread that sends it to itself. */
static inline void deliver(int number) {
  long handler = __gsmack_ghost_get_id("signal.handler", (unsigned long)number);
  if (handler == (long)SIG_IGN)
    return;
  if (!own(number))
    __gsmack_unknown("a signal sent to the own process");
  if (__gsmack_ghost_get_scalar("signal.masked") != 0)
    __gsmack_unknown("a signal that the thread may have blocked");
  if (handler == (long)SIG_DFL)
    __gsmack_exit();
  unsigned long self = __gsmack_self();
  if (__gsmack_ghost_get_id("signal.inside", self) != 0)
    __gsmack_unknown("a signal sent by a handler");
  __gsmack_ghost_set_id("signal.inside", self, 1);
  ((void (*)(int))handler)(number);
  __gsmack_ghost_set_id("signal.inside", self, 0);
}

/* Signal 0 asks whether the thread is there. glibc says 0 of a thread that has finished, whatever the signal. */
int pthread_kill(pthread_t thread, int number) {
  __gsmack_atomic_begin();
  long state = thread_require(thread, LIFETIME_TEXTS("pthread_kill"));
  __gsmack_atomic_end();
  if (number < 0 || number > MOST)
    return state == THREAD_FINISHED && __gsmack_nondet_bool() ? 0 : EINVAL;
  if (state == THREAD_JOINED ||
      (state == THREAD_UNKNOWN && thread != MAIN_THREAD))
    return ESRCH;
  if (number == 0)
    return 0;
  if (thread_number(thread) == __gsmack_self())
    deliver(number);
  else if (__gsmack_ghost_get_id("signal.handler", (unsigned long)number) !=
           (long)SIG_IGN)
    __gsmack_unknown("a signal sent to another thread");
  return 0;
}

int kill(pid_t process, int number) {
  if (number != 0)
    __gsmack_unknown("a signal sent to a process");
  return __gsmack_nondet_bool() ? 0 : -1;
}

int raise(int number) {
  if (!exists(number))
    return invalid();
  deliver(number);
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
