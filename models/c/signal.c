/* Signals. A thread that sends one to itself executes its handler there, if it does not block it (signal_mask.c). One that is sent
 * to a thread that blocks it waits there. A handler that would be executed at any point of another thread, since that thread or
 * somebody else sends the signal, is more than the models cover. It is taken that nobody but the program sends SIGUSR1, SIGUSR2
 * and the signals for real time.
 *
 * signal.handler: number -> what is to be done, as signal() has it
 * signal.inside:  thread -> whether it executes a handler */
#include <errno.h>
#include <pthread.h>

#include "gsmack.h"
#include "needs.h"
#include "signals.h"
#include "thread.h"

/* What a handler can be set up for: nobody can do without SIGKILL and SIGSTOP, and 32 and 33 are the C library's. */
static inline _Bool can_be_handled(int number) {
  return exists(number) && number != SIGKILL && number != SIGSTOP &&
         number != 32 && number != 33;
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
    __builtin_memset(&old->sa_mask, 0, sizeof old->sa_mask);
    *(unsigned long long *)&old->sa_mask = __gsmack_nondet_ulonglong();
    old->sa_handler = (void (*)(int))before;
  }
  return 0;
}

static inline void set_all(sigset_t *set, unsigned long long in) {
  __builtin_memset(set, 0, sizeof *set);
  *(unsigned long long *)set = in;
}

int sigemptyset(sigset_t *set) {
  set_all(set, 0);
  return 0;
}

/* 32 and 33 belong to the C library. */
int sigfillset(sigset_t *set) {
  set_all(set, ~(signal_bit(32) | signal_bit(33)));
  return 0;
}

int sigaddset(sigset_t *set, int number) {
  if (!exists(number))
    return invalid();
  *(unsigned long long *)set |= signal_bit(number);
  return 0;
}

int sigdelset(sigset_t *set, int number) {
  if (!exists(number))
    return invalid();
  *(unsigned long long *)set &= ~signal_bit(number);
  return 0;
}

int sigismember(const sigset_t *set, int number) {
  if (!exists(number))
    return invalid();
  return (*(const unsigned long long *)set & signal_bit(number)) != 0;
}

void __model_signal_act(int number) {
  long handler = __gsmack_ghost_get_id("signal.handler", (unsigned long)number);
  if (handler == (long)SIG_IGN)
    return;
  if (!own(number))
    __gsmack_unknown("a signal sent to the own process");
  if (handler == (long)SIG_DFL)
    __gsmack_exit();
  unsigned long self = __gsmack_self();
  if (__gsmack_ghost_get_id("signal.inside", self) != 0)
    __gsmack_unknown("a signal sent by a handler");
  __gsmack_ghost_set_id("signal.inside", self, 1);
  ((void (*)(int))handler)(number);
  __gsmack_ghost_set_id("signal.inside", self, 0);
}

/* The thread sends the signal to itself. */
static inline void deliver(int number) {
  if (__model_signal_blocked &&
      __model_signal_blocked(__gsmack_self(), number))
    return;
  __model_signal_act(number);
}

/* It sends it to another one. What the program does not handle ends the process. */
static inline void send(unsigned long thread, int number) {
  if (__model_signal_blocked && __model_signal_blocked(thread, number))
    return;
  long handler = __gsmack_ghost_get_id("signal.handler", (unsigned long)number);
  if (handler == (long)SIG_IGN)
    return;
  if (handler != (long)SIG_DFL || !own(number))
    __gsmack_unknown("a signal sent to another thread");
  __gsmack_exit();
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
  else if (state != THREAD_FINISHED)
    send(thread_number(thread), number);
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

/* What SIGRTMIN and SIGRTMAX are. */
int __libc_current_sigrtmin(void) { return 34; }

int __libc_current_sigrtmax(void) { return MOST; }
