/* Which signals threads block, those that wait for them, and waiting for signals. At the beginning nothing is blocked. Others
 * may send what is not the program's own at any time.
 *
 * signal.mask:     thread -> what it blocks, as a set (signal.c)
 * signal.ever:     what any thread has blocked
 * signal.everyone: what all threads block: there was one when it was blocked, and nobody has unblocked it
 * signal.threads:  whether there is more than one
 * signal.pending:  thread -> what was sent to it while it blocked it; of 0, what was sent to the process
 * signal.waited:   what has ever waited */
#include <pthread.h>
#include <time.h>

#include "cancel.h"
#include "failure.h"
#include "gsmack.h"
#include "interrupt.h"
#include "signals.h"
#include "timeout.h"

static inline unsigned long long pending_of(unsigned long thread) {
  return (unsigned long)__gsmack_ghost_get_id("signal.pending", thread);
}

/* What is blocked is kept in a long. */
static inline void known(int number) {
  if (number > 8 * (int)sizeof(long))
    __gsmack_unknown("a signal for real time, of 32-bit code");
}

void __model_signal_inherit(unsigned long parent, unsigned long child) {
  __gsmack_ghost_set_id("signal.mask", child, (long)mask_of(parent));
  __gsmack_ghost_set_scalar("signal.threads", 1);
}

/* The signal waits for a thread, or with 0 for any one, if those that could get it block it. */
static inline _Bool wait_for(unsigned long thread, unsigned long long blocked, int number) {
  if ((blocked & signal_bit(number)) == 0)
    return 0;
  unsigned long long pending = pending_of(thread);
  if (number >= 34 && (pending & signal_bit(number)) != 0)
    __gsmack_unknown("a signal for real time that waits already");
  __gsmack_ghost_set_id("signal.pending", thread, (long)(pending | signal_bit(number)));
  __gsmack_ghost_set_scalar("signal.waited", __gsmack_ghost_get_scalar("signal.waited") | (long)signal_bit(number));
  return 1;
}

_Bool __model_signal_blocked(unsigned long thread, int number) {
  known(number);
  __gsmack_atomic_begin();
  _Bool waits = wait_for(thread, mask_of(thread), number);
  __gsmack_atomic_end();
  return waits;
}

static inline unsigned long long everyone(void) {
  return (unsigned long)__gsmack_ghost_get_scalar("signal.everyone");
}

_Bool __model_signal_waits(int number) {
  known(number);
  __gsmack_atomic_begin();
  _Bool waits = wait_for(0, everyone(), number);
  __gsmack_atomic_end();
  return waits;
}

_Bool __model_signal_was_blocked(int number) {
  return ((unsigned long)__gsmack_ghost_get_scalar("signal.ever") &
          signal_bit(number)) != 0;
}

/* In a section: the thread takes a signal that waits for it or for any one. */
static inline void take_away(unsigned long self, int number) {
  unsigned long from = (pending_of(self) & signal_bit(number)) != 0 ? self : 0;
  __gsmack_ghost_set_id("signal.pending", from, (long)(pending_of(from) & ~signal_bit(number)));
}

/* Any of a set; 0 if it is empty. */
__attribute__((weak)) int __model_any_signal(unsigned long long set) {
  int number = __gsmack_nondet_int();
  __gsmack_assume(number == 0 ? set == 0
                              : exists(number) && (set & signal_bit(number)) != 0);
  return number;
}

/* A signal that waits and is blocked no longer, which is taken; 0 if there is none. POSIX does not say which of several comes first, and Linux
 * interrupts the handler of one by that of the next. */
static int take_open(unsigned long self) {
  __gsmack_atomic_begin();
  unsigned long long open = (pending_of(self) | pending_of(0)) & ~mask_of(self);
  int number = open == 0 ? 0 : (open & (open - 1)) == 0 ? __builtin_ctzll(open) + 1 : __model_any_signal(open);
  if (number != 0)
    take_away(self, number);
  __gsmack_atomic_end();
  return number;
}

void __model_signal_open(void) {
  unsigned long self = __gsmack_self();
  for (int number; (number = take_open(self)) != 0;)
    __model_signal_act(number);
}

void __model_signal_discard(int number) {
  __gsmack_atomic_begin();
  if (((unsigned long)__gsmack_ghost_get_scalar("signal.waited") & signal_bit(number)) != 0) {
    if (__gsmack_ghost_get_scalar("signal.threads"))
      __gsmack_unknown("a signal that may wait for a thread is ignored");
    take_away(__gsmack_self(), number);
    take_away(0, number);
  }
  __gsmack_atomic_end();
}

void __model_signal_choose(unsigned long after) {
  __gsmack_ghost_set_id("signal.mask", __gsmack_self(), (long)after);
  __gsmack_atomic_begin();
  unsigned long ever = (unsigned long)__gsmack_ghost_get_scalar("signal.ever");
  if ((after & ~ever) != 0)
    __gsmack_ghost_set_scalar("signal.ever", (long)(ever | after));
  unsigned long long all =
      __gsmack_ghost_get_scalar("signal.threads") ? everyone() & after : after;
  if (all != everyone())
    __gsmack_ghost_set_scalar("signal.everyone", (long)all);
  __gsmack_atomic_end();
}

/* SIGKILL and SIGSTOP cannot be blocked. */
int pthread_sigmask(int how, const sigset_t *set, sigset_t *old) {
  if (set && how != SIG_BLOCK && how != SIG_UNBLOCK && how != SIG_SETMASK)
    return EINVAL;
  if (__gsmack_ghost_get_id("signal.inside", __gsmack_self()) != 0)
    __gsmack_unknown("what a handler blocks that is executed for another thread");
  unsigned long long before = mask_of(__gsmack_self());
  if (set) {
    unsigned long long given =
        *(const unsigned long long *)set & ~(signal_bit(SIGKILL) | signal_bit(SIGSTOP));
    __model_signal_choose((unsigned long)(how == SIG_BLOCK     ? before | given
                                          : how == SIG_UNBLOCK ? before & ~given
                                                               : given));
  }
  if (old) {
    __builtin_memset(old, 0, sizeof *old);
    *(unsigned long long *)old = before;
  }
  __model_signal_open();
  return 0;
}

int sigprocmask(int how, const sigset_t *set, sigset_t *old) {
  return pthread_sigmask(how, set, old) ? invalid() : 0;
}

int sigpending(sigset_t *set) {
  unsigned long self = __gsmack_self();
  unsigned long long others = __gsmack_nondet_ulonglong() & OTHERS;
  __builtin_memset(set, 0, sizeof *set);
  *(unsigned long long *)set = pending_of(self) | pending_of(0) | (others & mask_of(self));
  return 0;
}

/* Waits for one of the signals, and takes it; 0 if the thread does not wait for ever, and gives up. */
static inline int take(const sigset_t *set, _Bool gives_up) {
  unsigned long self = __gsmack_self();
  unsigned long long wanted = *(const unsigned long long *)set;
  cancellation_point();
  __gsmack_atomic_begin();
  unsigned long long pending = pending_of(self) | pending_of(0);
  if ((wanted & ~mask_of(self)) != 0)
    __gsmack_unknown("waiting for a signal that the thread does not block");
  unsigned long long come = wanted & (pending | OTHERS);
  _Bool cancelled = cancelled_instead(come != 0);
  __gsmack_await_for(come != 0 || gives_up || cancelled, "signal", 0, 0);
  int number = 0;
  if (!cancelled) {
    if (!gives_up || (wanted & pending) != 0 || (come != 0 && __gsmack_nondet_bool()))
      number = __model_any_signal(come);
    if (number != 0)
      take_away(self, number);
  }
  __gsmack_atomic_end();
  act_if(cancelled);
  return number;
}

int sigwait(const sigset_t *restrict set, int *restrict number) {
  *number = take(set, 0);
  return 0;
}

/* Waits until a handler has been executed, of a signal that the set leaves out: by the thread itself if it blocks the signal otherwise, and
 * else by another one, as at any time. */
int sigsuspend(const sigset_t *set) {
  unsigned long self = __gsmack_self();
  unsigned long long wanted = ~*(const unsigned long long *)set, before = mask_of(self);
  cancellation_point();
  wait_begins();
  for (_Bool handled = 0; !handled;) {
    __gsmack_atomic_begin();
    unsigned long long caught = __model_signal_caught ? __model_signal_caught() : 0;
    if ((~wanted & ~mask_of(self) & caught) != 0)
      __gsmack_unknown("sigsuspend, which blocks a signal that the thread does not block otherwise");
    unsigned long long come = wanted & mask_of(self) & (pending_of(self) | pending_of(0));
    _Bool other = __model_interrupts && __model_interrupts(0);
    _Bool cancelled = cancelled_instead(come != 0 || other);
    __gsmack_await_for(come != 0 || other || cancelled, "signal", 0, 0);
    int number = 0;
    if (!cancelled && (!other || (come != 0 && __gsmack_nondet_bool())))
      number = __model_any_signal(come);
    if (number != 0)
      take_away(self, number);
    handled = number == 0 || (__model_signal_handled && __model_signal_handled(number));
    __gsmack_atomic_end();
    act_if(cancelled);
    if (number != 0) {
      __gsmack_ghost_set_id("signal.mask", self, (long)~wanted);
      __model_signal_act(number);
      __gsmack_ghost_set_id("signal.mask", self, (long)before);
    }
  }
  return fails_with(EINTR);
}

static inline void any_info(siginfo_t *info, int number) {
  if (info) {
    __gsmack_approximate("what comes with a signal that was waited for", info, sizeof *info);
    info->si_errno = __gsmack_nondet_int();
    info->si_code = __gsmack_nondet_int();
    info->si_pid = __gsmack_nondet_int();
    info->si_uid = __gsmack_nondet_uint();
    info->si_value = any_value(number);
    info->si_signo = number;
  }
}

int sigwaitinfo(const sigset_t *restrict set, siginfo_t *restrict info) {
  int number = take(set, 0);
  any_info(info, number);
  return number;
}

int sigtimedwait(const sigset_t *restrict set, siginfo_t *restrict info,
                 const struct timespec *restrict time) {
  if (!valid_time(time))
    return invalid();
  int number = take(set, 1);
  if (number == 0)
    return fails_with(EAGAIN);
  any_info(info, number);
  return number;
}
