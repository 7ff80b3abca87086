/* Signals. A thread that sends one to itself executes its handler there, if it does not block it (signal_mask.c). One that is sent
 * to a thread that blocks it waits there. Signals that others send come at any time, as often as they like; that the handler then
 * interrupts some thread is the same as that a thread of its own executes it, if it takes one step. A handler that takes more is
 * approximated so. It is taken that nobody but the program sends SIGUSR1, SIGUSR2, the signals for real time and those of failures.
 *
 * signal.handler:  number -> what is to be done, as signal() has it
 * signal.flags:    number -> the flags that the handler was set up with
 * signal.masked:   number -> the signals that are blocked while it is executed, as a set; of 32-bit code those from 33 on are
 *                  in signal.masked.high
 * signal.others:   3 * number + kind -> whether a thread of its own executes handlers of this kind
 * signal.mask:     thread -> what it blocks, as a set
 * signal.meanwhile: thread -> what it may block only until a handler returns, as a set
 * signal.inside:   thread -> whether it executes a handler for another thread
 * signal.itself:   what handlers blocked that a thread executed itself, as a set
 * signal.happened: the threads, as a set, for which a handler has been executed since they began to wait; those from LATER on are one, which
 *                  never begins
 * signal.stops:    whether some handler was set up without SA_RESTART
 * signal.informs:  whether some handler was set up with SA_SIGINFO
 * signal.caught:   the signals for which there was a handler, as a set
 * signal.stack:    thread -> whether it chose a stack for handlers
 * signal.value:    number -> what sigqueue sent with it last
 * signal.alarm:    whether alarm was asked for one */
#include <pthread.h>
#include <sys/time.h>
#include <ucontext.h>
#include <unistd.h>

#include "cancel.h"
#include "failure.h"
#include "gsmack.h"
#include "interrupt.h"
#include "needs.h"
#include "signals.h"
#include "thread.h"

/* What a handler can be set up for: nobody can do without SIGKILL and SIGSTOP. */
static inline _Bool can_be_handled(int number) {
  return chosen(number) && number != SIGKILL && number != SIGSTOP;
}

/* What the machine sends to a thread that fails, which is a failure before. */
static inline _Bool fault(int number) {
  return number == SIGSEGV || number == SIGBUS || number == SIGFPE ||
         number == SIGILL || number == SIGTRAP || number == SIGSYS ||
         number == SIGABRT;
}

/* What the translation finds out about a function that can be a handler (llvm2ivl/rewrite/handler.go). */
enum { HANDLER_UNKNOWN, HANDLER_LONG, HANDLER_STEP };

__attribute__((weak)) int __model_handler_kind(void (*handler)(int)) {
  return HANDLER_UNKNOWN;
}

/* Who executes a handler: the thread that gets the signal, or for it another one, which may take one step only. */
enum { ITSELF = 1, FOR_THREAD, FOR_OTHERS };

/* Defined in compiled programs, where nobody has found out how many steps it takes: around a handler, which may interrupt another one. */
int __model_handler_begins(int who) __attribute__((weak));
void __model_handler_ends(int before) __attribute__((weak));

/* The number of the process, where the C library and not a model says it. */
pid_t __model_process(void) __attribute__((weak));

static inline _Bool is_own_process(pid_t process) {
  return process == 0 || process == (__model_process ? __model_process() : getpid());
}

static inline int kind_of(long handler) {
  return __model_handler_kind((void (*)(int))handler);
}

/* What a handler is told of a signal: who sent it, and why, is not followed. Null where no handler looks at it (llvm2ivl/rewrite/handler.go), so that
 * handlers which are executed again and again make no objects. */
__attribute__((noinline)) siginfo_t *__model_cause(int number) {
  siginfo_t *info = __gsmack_alloc(sizeof *info);
  __gsmack_approximate("what a handler is told of a signal", info, sizeof *info);
  info->si_signo = number;
  info->si_errno = __gsmack_nondet_int();
  info->si_code = __gsmack_nondet_int();
  for (int i = 0; i < 8; i++)
    if (i < 2 || i >= 2 + (int)(sizeof info->si_value / sizeof(int)))
      info->_sifields._pad[i] = __gsmack_nondet_int();
  info->si_value = any_value(number);
  return info;
}

/* Executes a handler that is told more than the number. One that looks at what the thread was doing is of unknown kind. */
static inline void inform(long handler, int number) {
  static ucontext_t context;
  if (kind_of(handler) == HANDLER_UNKNOWN)
    __gsmack_unknown("a handler with SA_SIGINFO that waits, uses variables of its thread or its third argument, or leaves its thread");
  ((void (*)(int, siginfo_t *, void *))handler)(number, __model_cause(number), &context);
}

/* Whether a handler is told more than the number. */
static inline _Bool is_informed(int number) {
  return __gsmack_ghost_get_scalar("signal.informs") &&
         (__gsmack_ghost_get_id("signal.flags", (unsigned long)number) & SA_SIGINFO) != 0;
}

static inline void execute(long handler, int number, int who) {
  _Bool informed = is_informed(number); /* which is no step of the handler */
  int before = __model_handler_begins ? __model_handler_begins(who) : 0;
  if (informed)
    inform(handler, number);
  else
    ((void (*)(int))handler)(number);
  if (__model_handler_ends)
    __model_handler_ends(before);
}

static inline _Bool executes(long handler) {
  return handler != (long)SIG_IGN && handler != (long)SIG_DFL;
}

enum { LATER = 8 * sizeof(long) - 1 };

/* A thread as a set. */
static inline long only(unsigned long thread) {
  return (long)(1ul << (thread < LATER ? thread : LATER));
}

/* Whether a thread executes a handler itself that blocks the signal, or did: it does not take it then. */
static inline _Bool overlaps(int number) {
  return ((unsigned long)__gsmack_ghost_get_scalar("signal.itself") & signal_bit(number)) != 0;
}

/* In a section: a handler of this kind interrupts the thread, any one if it is 0. The result is whether it is still to be executed, behind the
 * section: while it takes several steps others may go on, or not. */
static inline _Bool interrupts(long handler, int kind, int number, unsigned long thread) {
  if (thread == 0 && __model_signal_was_blocked && __model_signal_was_blocked(number))
    __gsmack_unknown("a signal that the threads may have blocked");
  long happened = __gsmack_ghost_get_scalar("signal.happened");
  long after = happened | (thread != 0 ? only(thread) : -1);
  if (after != happened)
    __gsmack_ghost_set_scalar("signal.happened", after);
  _Bool later = kind == HANDLER_LONG && ((thread == 0 && overlaps(number)) || __gsmack_nondet_bool());
  if (!later)
    execute(handler, number, thread != 0 ? FOR_THREAD : FOR_OTHERS);
  return later;
}

/* Its steps may all come at once, and others in between if they are not those of the thread that it interrupts, whichever that is. */
static void execute_slowly(long handler, int number) {
  __gsmack_approximate("when a handler that takes several steps takes them", 0, 0);
  if (!__gsmack_nondet_bool())
    return;
  if (is_informed(number))
    inform(handler, number);
  else
    ((void (*)(int))handler)(number);
}


unsigned long long __model_signal_caught(void) {
  return (unsigned long)__gsmack_ghost_get_scalar("signal.caught");
}

_Bool __model_signal_handled(int number) {
  return executes(__gsmack_ghost_get_id("signal.handler", (unsigned long)number));
}

/* The thread that executes handlers of this kind for a signal that others send. */
static void execute_for_others(int number, int kind) {
  __gsmack_environment();
  __gsmack_ghost_set_id("signal.inside", __gsmack_self(), 1);
  for (;;) {
    __gsmack_atomic_begin();
    long handler = __gsmack_ghost_get_id("signal.handler", (unsigned long)number);
    __gsmack_await_for(executes(handler) && kind_of(handler) == kind, "signal", 0, 0);
    _Bool later = interrupts(handler, kind, number, 0);
    __gsmack_atomic_end();
    if (later)
      execute_slowly(handler, number);
  }
}

static inline _Bool is_there(unsigned long thread) {
  long state = __gsmack_ghost_get_id("thread.state", thread_identity(thread));
  return state == THREAD_RUNNING || (state == THREAD_UNKNOWN && thread == MAIN_THREAD);
}

/* The thread that executes it for one that was sent to a thread. Nobody gets a signal when it has ended. */
static void execute_for(unsigned long thread, int number) {
  __gsmack_environment();
  __gsmack_ghost_set_id("signal.inside", __gsmack_self(), 1);
  _Bool later = 0;
  __gsmack_atomic_begin();
  __gsmack_await_for(!blocked_meanwhile(thread, number), "signal", 0, 0);
  long handler = __gsmack_ghost_get_id("signal.handler", (unsigned long)number);
  _Bool there = is_there(thread) && !(__model_signal_blocked && __model_signal_blocked(thread, number));
  if (there && executes(handler))
    later = interrupts(handler, kind_of(handler), number, thread);
  else if (there && handler == (long)SIG_DFL)
    __gsmack_exit();
  __gsmack_atomic_end();
  if (later)
    execute_slowly(handler, number);
}

/* Whether a signal that nobody handles changes nothing. */
static inline _Bool harmless(int number) {
  return number == SIGCHLD || number == SIGCONT || number == SIGURG || number == SIGWINCH;
}

/* Whether calls that a handler interrupts are begun again. */
static inline _Bool restarts(int flags) { return (flags & SA_RESTART) != 0; }

/* Whether a handler has been executed since the thread began to wait. */
static inline _Bool has_come(unsigned long self) {
  return (__gsmack_ghost_get_scalar("signal.happened") & only(self)) != 0;
}

void __model_wait_begins(void) {
  unsigned long self = __gsmack_self();
  __gsmack_atomic_begin();
  if (self < LATER && has_come(self))
    __gsmack_ghost_set_scalar("signal.happened",
                              __gsmack_ghost_get_scalar("signal.happened") & ~only(self));
  __gsmack_atomic_end();
}

_Bool __model_interrupts(_Bool restart) {
  return (!restart || __gsmack_ghost_get_scalar("signal.stops")) &&
         has_come(__gsmack_self());
}

/* Flags that are modelled, or change nothing that can be noticed. */
static inline _Bool plain(int flags) {
  return (flags & ~(SA_RESTART | SA_ONSTACK | SA_SIGINFO | SA_NOCLDSTOP)) == 0;
}

static inline unsigned long long masked_of(int number) {
  unsigned long id = (unsigned long)number;
  unsigned long long masked = (unsigned long)__gsmack_ghost_get_id("signal.masked", id);
  if (sizeof(long) < sizeof masked)
    masked |= (unsigned long long)(unsigned long)__gsmack_ghost_get_id("signal.masked.high", id) << 32;
  return masked;
}

/* Puts a handler, with its flags and what it blocks, in the place of the one before. */
static inline long handle(int number, long handler, int flags, unsigned long long masked) {
  unsigned long id = (unsigned long)number;
  _Bool others = executes(handler) && !own(number) && !fault(number);
  int kind = kind_of(handler);
  if (others && kind == HANDLER_UNKNOWN)
    __gsmack_unknown("a handler, for signals that others send, that waits, uses variables of its thread, or leaves it");
  __gsmack_atomic_begin();
  long old = __gsmack_ghost_get_id("signal.handler", id);
  __gsmack_ghost_set_id("signal.handler", id, handler);
  if (__model_signal_discard && (handler == (long)SIG_IGN || (handler == (long)SIG_DFL && harmless(number))))
    __model_signal_discard(number);
  if (executes(handler))
    __gsmack_ghost_set_scalar("signal.caught", __gsmack_ghost_get_scalar("signal.caught") | (long)signal_bit(number));
  __gsmack_ghost_set_id("signal.flags", id, flags);
  __gsmack_ghost_set_id("signal.masked", id, (long)masked);
  if (sizeof(long) < sizeof masked)
    __gsmack_ghost_set_id("signal.masked.high", id, (long)(masked >> 32));
  unsigned long executor = (HANDLER_STEP + 1) * id + (unsigned long)kind;
  if (others && !__gsmack_ghost_get_id("signal.others", executor)) {
    __gsmack_ghost_set_id("signal.others", executor, 1);
    __gsmack_spawn((void (*)())execute_for_others, number, kind);
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
  return (void (*)(int))handle(number, (long)handler, SA_RESTART, signal_bit(number));
}

static inline void set_all(sigset_t *set, unsigned long long in) {
  __builtin_memset(set, 0, sizeof *set);
  *(unsigned long long *)set = in;
}

/* A flag of the C library: on some machines sigaction says that a handler was set up with it. */
enum { RESTORER = 0x04000000 };

int sigaction(int number, const struct sigaction *new, struct sigaction *old) {
  if (!chosen(number) || (new && !can_be_handled(number)))
    return invalid();
  long handler = 0;
  int flags = 0;
  unsigned long long masked = 0;
  if (new) {
    handler = (long)new->sa_handler;
    flags = new->sa_flags & ~RESTORER;
    masked = *(const unsigned long long *)&new->sa_mask & ~(signal_bit(SIGKILL) | signal_bit(SIGSTOP));
    __model_needs(0, flags);
    if (executes(handler) && !plain(flags))
      __gsmack_unknown("a handler with flags");
    if (executes(handler) && !restarts(flags))
      __gsmack_ghost_set_scalar("signal.stops", 1);
    if (executes(handler) && (flags & SA_SIGINFO) != 0)
      __gsmack_ghost_set_scalar("signal.informs", 1);
    if (__gsmack_nondet_bool())
      flags |= RESTORER;
  }
  __gsmack_atomic_begin();
  int old_flags = (int)__gsmack_ghost_get_id("signal.flags", (unsigned long)number);
  unsigned long long old_masked = masked_of(number);
  long before = new ? handle(number, handler, flags, masked)
                    : __gsmack_ghost_get_id("signal.handler", (unsigned long)number);
  __gsmack_atomic_end();
  if (old) {
    set_all(&old->sa_mask, old_masked);
    old->sa_flags = old_flags;
    old->sa_handler = (void (*)(int))before;
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

int sigisemptyset(const sigset_t *set) { return *(const unsigned long long *)set == 0; }

/* Handlers have a stack of their own, or not: nobody can tell. */
int sigaltstack(const stack_t *restrict new, stack_t *restrict old) {
  if (old) {
    old->ss_sp = 0;
    old->ss_flags = SS_DISABLE;
    old->ss_size = 0;
    if (__gsmack_ghost_get_id("signal.stack", __gsmack_self()) != 0)
      __gsmack_unknown("which stack handlers have");
  }
  if (new) {
    if (!(new->ss_flags / SS_DISABLE % 2))
      __gsmack_uses(new->ss_sp, new->ss_size);
    __gsmack_ghost_set_id("signal.stack", __gsmack_self(), 1);
  }
  return 0;
}

int sigaddset(sigset_t *set, int number) {
  if (!chosen(number))
    return invalid();
  *(unsigned long long *)set |= signal_bit(number);
  return 0;
}

int sigdelset(sigset_t *set, int number) {
  if (!chosen(number))
    return invalid();
  *(unsigned long long *)set &= ~signal_bit(number);
  return 0;
}

int sigismember(const sigset_t *set, int number) {
  if (!exists(number))
    return invalid();
  return (*(const unsigned long long *)set & signal_bit(number)) != 0;
}

/* What a signal does that the program does not handle. */
static inline void by_default(int number) {
  if (harmless(number))
    return;
  switch (number) {
  case SIGSTOP:
  case SIGTSTP:
  case SIGTTIN:
  case SIGTTOU:
    __gsmack_unknown("a signal that stops the process");
  default:
    __gsmack_exit();
  }
}

static inline void change_mask(unsigned long mask) {
  if (__model_signal_choose)
    __model_signal_choose(mask);
  else
    __gsmack_ghost_set_id("signal.mask", __gsmack_self(), (long)mask);
}

void __model_signal_act(int number) {
  long handler = __gsmack_ghost_get_id("signal.handler", (unsigned long)number);
  if (!executes(handler)) {
    if (handler == (long)SIG_DFL)
      by_default(number);
    return;
  }
  unsigned long self = __gsmack_self();
  if (__gsmack_ghost_get_id("signal.inside", self) != 0)
    __gsmack_unknown("a signal sent by a handler");
  unsigned long before = (unsigned long)mask_of(self);
  long meanwhile = __gsmack_ghost_get_id("signal.meanwhile", self);
  unsigned long blocked = before | (unsigned long)(masked_of(number) | signal_bit(number));
  __gsmack_atomic_begin();
  __gsmack_ghost_set_id("signal.mask", self, (long)blocked);
  __gsmack_ghost_set_id("signal.meanwhile", self, meanwhile | (long)~before);
  __gsmack_ghost_set_scalar("signal.itself", __gsmack_ghost_get_scalar("signal.itself") | (long)blocked);
  __gsmack_atomic_end();
  execute(handler, number, ITSELF);
  __gsmack_ghost_set_id("signal.meanwhile", self, meanwhile);
  change_mask(before);
}

/* What the calling thread blocks, for jumps out of handlers. */
unsigned long __model_signal_mask(void) { return (unsigned long)mask_of(__gsmack_self()); }

void __model_signal_restore(unsigned long mask) {
  __gsmack_ghost_set_id("signal.meanwhile", __gsmack_self(), 0);
  change_mask(mask);
  if (__model_signal_open)
    __model_signal_open();
}

/* The thread sends the signal to itself. */
static inline void deliver(int number) {
  unsigned long self = __gsmack_self();
  if (blocked_meanwhile(self, number))
    __gsmack_unknown("a signal sent by a handler that blocks it");
  if (!__model_signal_blocked || !__model_signal_blocked(self, number))
    __model_signal_act(number);
}

/* It sends it to another one. */
static inline void send(unsigned long thread, int number) {
  if (__model_signal_blocked && !blocked_meanwhile(thread, number) && __model_signal_blocked(thread, number))
    return;
  long handler = __gsmack_ghost_get_id("signal.handler", (unsigned long)number);
  if (executes(handler)) {
    if (kind_of(handler) == HANDLER_UNKNOWN)
      __gsmack_unknown("a signal sent to another thread, with a handler that waits, uses variables of its thread, or leaves it");
    __gsmack_spawn((void (*)())execute_for, thread, number);
  } else if (handler == (long)SIG_DFL) {
    by_default(number);
  }
}

/* Signal 0 asks whether the thread is there. glibc says 0 of a thread that has finished, whatever the signal. */
int pthread_kill(pthread_t thread, int number) {
  __gsmack_atomic_begin();
  long state = thread_require(thread, LIFETIME_TEXTS("pthread_kill"));
  __gsmack_atomic_end();
  if (internal(number))
    return EINVAL;
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

/* Any thread that does not block it gets a signal that is sent to the process. */
int kill(pid_t process, int number) {
  if (number < 0 || number > MOST)
    return invalid();
  if (!is_own_process(process)) {
    if (number != 0)
      __gsmack_unknown("a signal sent to another process");
    return __gsmack_nondet_bool() ? 0 : -1;
  }
  if (number == 0 || (__model_signal_waits && __model_signal_waits(number)))
    return 0;
  if (__model_signal_was_blocked && __model_signal_was_blocked(number))
    __gsmack_unknown("a signal sent to the process, which some of its threads may block");
  unsigned long self = __gsmack_self(), other = __gsmack_nondet_ulong();
  if ((mask_of(self) & signal_bit(number)) != 0)
    __gsmack_unknown("a signal sent by a handler that blocks it");
  if (!executes(__gsmack_ghost_get_id("signal.handler", (unsigned long)number)) ||
      __gsmack_nondet_bool()) {
    __model_signal_act(number);
  } else {
    __gsmack_atomic_begin();
    __gsmack_assume(other != self && is_there(other) && (mask_of(other) & signal_bit(number)) == 0);
    __gsmack_atomic_end();
    send(other, number);
  }
  return 0;
}

int killpg(pid_t group, int number) { return kill(group == 0 ? 0 : -group, number); }

/* What comes with it is a number, or a pointer, which begins with the bytes of the number. */
static inline void queue(int number, union sigval value) {
  __model_needs(0, value.sival_int);
  __gsmack_ghost_set_id("signal.value", (unsigned long)number, (long)value.sival_ptr);
}

int sigqueue(pid_t process, int number, union sigval value) {
  queue(number, value);
  return kill(process, number);
}

int pthread_sigqueue(pthread_t thread, int number, union sigval value) {
  queue(number, value);
  return pthread_kill(thread, number);
}

int raise(int number) {
  if (number != 0 && !chosen(number))
    return invalid();
  if (number != 0)
    deliver(number);
  return 0;
}

/* Whether an alarm was asked for that ends the process. */
static inline _Bool alarm_ends(void) {
  return __gsmack_ghost_get_scalar("signal.alarm") &&
         __gsmack_ghost_get_id("signal.handler", SIGALRM) == (long)SIG_DFL;
}

/* The thread waits until a handler is executed, by itself or by another one, or for the alarm. */
int pause(void) {
  cancellation_point();
  __model_wait_begins();
  __gsmack_atomic_begin();
  _Bool come = has_come(__gsmack_self()), ends = alarm_ends(), cancelled = cancelled_instead(come || ends);
  __gsmack_await_for(come || ends || cancelled, "signal", 0, 0);
  __gsmack_atomic_end();
  act_if(cancelled);
  if (!come)
    __gsmack_exit();
  return fails_with(EINTR);
}

/* If there is a handler, it may be executed at any time already. If not, the alarm is for a program that takes too long: that it
 * waits for ever remains a failure. */
int setitimer(__itimer_which_t which, const struct itimerval *restrict new,
              struct itimerval *restrict old) {
  __model_needs(0, new->it_value.tv_sec, new->it_value.tv_usec, new->it_interval.tv_sec, new->it_interval.tv_usec);
  if (old)
    getitimer(which, old);
  return 0;
}

int getitimer(__itimer_which_t which, struct itimerval *now) {
  __gsmack_approximate("what is left of a timer", now, sizeof *now);
  now->it_value.tv_sec = __gsmack_nondet_long();
  now->it_value.tv_usec = __gsmack_nondet_long();
  now->it_interval.tv_sec = __gsmack_nondet_long();
  now->it_interval.tv_usec = __gsmack_nondet_long();
  return 0;
}

unsigned alarm(unsigned seconds) {
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
