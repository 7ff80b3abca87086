/* Signals. A thread that sends one to itself executes its handler there, if it does not block it (signal_mask.c). One that is sent
 * to a thread that blocks it waits there. Signals that others send come at any time, as often as they like; that the handler then
 * interrupts some thread is the same as that a thread of its own executes it, if it takes one step. A handler that takes more is
 * approximated so. It is taken that nobody but the program sends SIGUSR1, SIGUSR2, the signals for real time and those of failures.
 *
 * signal.handler:  number -> what is to be done, as signal() has it
 * signal.flags:    number -> the flags that the handler was set up with
 * signal.masked:   number -> the signals that are blocked while it is executed, as a set; of 32-bit code those from 33 on are
 *                  in signal.masked.high
 * signal.others:   number -> whether a thread of its own executes the handler
 * signal.inside:   thread -> whether it executes a handler
 * signal.happened: the threads, as a set, for which a handler has been executed since they began a call that it may interrupt; those from
 *                  LATER on are one, which never begins
 * signal.stops:    whether some handler was set up without SA_RESTART
 * signal.alarm:    whether alarm was asked for one */
#include <errno.h>
#include <pthread.h>

#include "cancel.h"
#include "gsmack.h"
#include "interrupt.h"
#include "needs.h"
#include "signals.h"
#include "thread.h"

/* What a handler can be set up for: nobody can do without SIGKILL and SIGSTOP, and 32 and 33 are the C library's. */
static inline _Bool can_be_handled(int number) {
  return exists(number) && number != SIGKILL && number != SIGSTOP &&
         number != 32 && number != 33;
}

/* What the machine sends to a thread that fails, which is a failure before. */
static inline _Bool fault(int number) {
  return number == SIGSEGV || number == SIGBUS || number == SIGFPE ||
         number == SIGILL || number == SIGTRAP || number == SIGSYS ||
         number == SIGABRT;
}

/* What the translation finds out about a function that can be a handler (llvm2ivl/rewrite/handler.go). */
enum { HANDLER_UNKNOWN, HANDLER_LONG, HANDLER_STEP };

/* The compiled program follows a counterexample, in which that was found out. */
__attribute__((weak)) int __model_handler_kind(void (*handler)(int)) {
#ifdef GSMACK_FOLLOWS
  return HANDLER_STEP;
#else
  return HANDLER_UNKNOWN;
#endif
}

static inline _Bool executes(long handler) {
  return handler != (long)SIG_IGN && handler != (long)SIG_DFL;
}

enum { LATER = 8 * sizeof(long) - 1 };

/* A thread as a set, or all of them. */
static inline long only(unsigned long thread) {
  return (long)(1ul << (thread < LATER ? thread : LATER));
}

static const long all = -1;

/* In a section: the handler interrupts one of the threads. The result is whether it is still to be executed, behind the section. */
static inline _Bool interrupts(long handler, int number, long threads) {
  if (__model_signal_was_blocked && __model_signal_was_blocked(number))
    __gsmack_unknown("a signal that the threads may have blocked");
  long happened = __gsmack_ghost_get_scalar("signal.happened");
  if ((happened | threads) != happened)
    __gsmack_ghost_set_scalar("signal.happened", happened | threads);
  int kind = __model_handler_kind((void (*)(int))handler);
  if (kind == HANDLER_STEP)
    ((void (*)(int))handler)(number);
  return kind == HANDLER_LONG;
}

static void execute_sometime(void (*handler)(int), int number) {
  __gsmack_approximate("when a handler that takes several steps takes them", 0, 0);
  if (__gsmack_nondet_bool())
    handler(number);
}

/* The thread that executes the handler for a signal that others send. */
static void execute_for_others(int number) {
  __gsmack_environment();
  __gsmack_ghost_set_id("signal.inside", __gsmack_self(), 1);
  for (;;) {
    __gsmack_atomic_begin();
    long handler = __gsmack_ghost_get_id("signal.handler", (unsigned long)number);
    __gsmack_await_for(executes(handler), "signal", 0, 0);
    _Bool later = interrupts(handler, number, all);
    __gsmack_atomic_end();
    if (later)
      execute_sometime((void (*)(int))handler, number);
  }
}

/* The thread that executes it for one that was sent to a thread. Nobody gets a signal when it has ended. */
static void execute_for(unsigned long thread, int number) {
  __gsmack_environment();
  __gsmack_ghost_set_id("signal.inside", __gsmack_self(), 1);
  _Bool later = 0;
  __gsmack_atomic_begin();
  long handler = __gsmack_ghost_get_id("signal.handler", (unsigned long)number);
  long state = __gsmack_ghost_get_id("thread.state", thread_identity(thread));
  _Bool there = state == THREAD_RUNNING || (state == THREAD_UNKNOWN && thread == MAIN_THREAD);
  if (there && executes(handler))
    later = interrupts(handler, number, only(thread));
  else if (there && handler == (long)SIG_DFL)
    __gsmack_exit();
  __gsmack_atomic_end();
  if (later)
    execute_sometime((void (*)(int))handler, number);
}

/* Whether calls that a handler interrupts are begun again, of plain flags. */
static inline _Bool restarts(int flags) {
  return flags == SA_RESTART || flags == SA_RESTART + SA_ONSTACK;
}

/* Whether a handler has been executed since the calling thread began to wait. */
static inline _Bool happened(void) {
  return (__gsmack_ghost_get_scalar("signal.happened") & only(__gsmack_self())) != 0;
}

void __model_interruptible(void) {
  unsigned long self = __gsmack_self();
  __gsmack_atomic_begin();
  if (self < LATER && happened())
    __gsmack_ghost_set_scalar("signal.happened",
                              __gsmack_ghost_get_scalar("signal.happened") & ~only(self));
  __gsmack_atomic_end();
}

_Bool __model_interrupts(_Bool restart) {
  return (!restart || __gsmack_ghost_get_scalar("signal.stops")) && happened();
}

/* Flags that change nothing that can be noticed. */
static inline _Bool plain(int flags) {
  return flags == 0 || flags == SA_RESTART || flags == SA_ONSTACK ||
         flags == SA_RESTART + SA_ONSTACK;
}

/* What is to be done about a signal, as struct sigaction has it. Of the mask only the set. */
struct action {
  long handler;
  int flags;
  unsigned long long masked;
};

static inline struct action action_of(int number) {
  unsigned long id = (unsigned long)number;
  struct action is = {__gsmack_ghost_get_id("signal.handler", id),
                      (int)__gsmack_ghost_get_id("signal.flags", id),
                      (unsigned long)__gsmack_ghost_get_id("signal.masked", id)};
  if (sizeof(long) < sizeof is.masked)
    is.masked |= (unsigned long long)(unsigned long)__gsmack_ghost_get_id("signal.masked.high", id)
                 << 32;
  return is;
}

/* Puts an action in the place of the one before. */
static inline struct action handle(int number, struct action new) {
  unsigned long id = (unsigned long)number;
  long handler = new.handler;
  _Bool others = executes(handler) && !own(number) && !fault(number);
  if (others && __model_handler_kind((void (*)(int))handler) == HANDLER_UNKNOWN)
    __gsmack_unknown("a handler, for signals that others send, that waits, uses variables of its thread, or leaves it");
  __gsmack_atomic_begin();
  struct action old = action_of(number);
  __gsmack_ghost_set_id("signal.handler", id, handler);
  __gsmack_ghost_set_id("signal.flags", id, new.flags);
  __gsmack_ghost_set_id("signal.masked", id, (long)new.masked);
  if (sizeof(long) < sizeof new.masked)
    __gsmack_ghost_set_id("signal.masked.high", id, (long)(new.masked >> 32));
  if (others && !__gsmack_ghost_get_id("signal.others", id)) {
    __gsmack_ghost_set_id("signal.others", id, 1);
    __gsmack_spawn((void (*)())execute_for_others, number);
  }
  __gsmack_atomic_end();
  return old;
}

/* The flags and the mask are those of glibc; POSIX does not say. */
void (*signal(int number, void (*handler)(int)))(int) {
  if (!can_be_handled(number) || handler == SIG_ERR) {
    invalid();
    return SIG_ERR;
  }
  struct action new = {(long)handler, SA_RESTART, signal_bit(number)};
  return (void (*)(int))handle(number, new).handler;
}

static inline void set_all(sigset_t *set, unsigned long long in) {
  __builtin_memset(set, 0, sizeof *set);
  *(unsigned long long *)set = in;
}

/* A flag of the C library: on some machines sigaction says that a handler was set up with it. */
enum { RESTORER = 0x04000000 };

int sigaction(int number, const struct sigaction *new, struct sigaction *old) {
  if (!exists(number) || number == 32 || number == 33 ||
      (new && !can_be_handled(number)))
    return invalid();
  struct action before;
  if (new) {
    struct action given = {(long)new->sa_handler, new->sa_flags & ~RESTORER,
                           *(const unsigned long long *)&new->sa_mask &
                               ~(signal_bit(SIGKILL) | signal_bit(SIGSTOP))};
    __model_needs(0, given.flags);
    if (executes(given.handler) && !plain(given.flags))
      __gsmack_unknown("a handler with flags");
    if (executes(given.handler) && !restarts(given.flags))
      __gsmack_ghost_set_scalar("signal.stops", 1);
    if (__gsmack_nondet_bool())
      given.flags |= RESTORER;
    before = handle(number, given);
  } else {
    __gsmack_atomic_begin();
    before = action_of(number);
    __gsmack_atomic_end();
  }
  if (old) {
    set_all(&old->sa_mask, before.masked);
    old->sa_flags = before.flags;
    old->sa_handler = (void (*)(int))before.handler;
  }
  return 0;
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
  if (!own(number) && !executes(handler))
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
  if (executes(handler)) {
    if (__model_handler_kind((void (*)(int))handler) == HANDLER_UNKNOWN)
      __gsmack_unknown("a signal sent to another thread, with a handler that waits, uses variables of its thread, or leaves it");
    __gsmack_spawn((void (*)())execute_for, thread, number);
    return;
  }
  if (!own(number))
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

/* The thread waits until a handler is executed, by itself or by another one. */
int pause(void) {
  cancellation_point();
  __model_interruptible();
  __gsmack_atomic_begin();
  _Bool come = happened(), cancelled = cancelled_instead(come);
  __gsmack_await_for(come || cancelled, "signal", 0, 0);
  __gsmack_atomic_end();
  act_if(cancelled);
  errno = EINTR;
  return -1;
}

/* If there is a handler, it may be executed at any time already. */
unsigned alarm(unsigned seconds) {
  if (seconds != 0 && !executes(__gsmack_ghost_get_id("signal.handler", SIGALRM)))
    __gsmack_unknown("a signal after some time");
  unsigned left = 0;
  __gsmack_atomic_begin();
  if (__gsmack_ghost_get_scalar("signal.alarm"))
    left = __gsmack_nondet_uint();
  __gsmack_ghost_set_scalar("signal.alarm", seconds != 0);
  __gsmack_atomic_end();
  return left;
}

/* What SIGRTMIN and SIGRTMAX are. */
int __libc_current_sigrtmin(void) { return 34; }

int __libc_current_sigrtmax(void) { return MOST; }
