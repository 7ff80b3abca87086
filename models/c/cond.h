/* Condition variables, as POSIX's and C11's functions share them.
 *
 * cond.state:      variable -> UNTOUCHED, 1 if initialised by a call, DESTROYED
 * cond.waiters:    variable -> how many threads wait for a signal
 * cond.mutex:      variable -> the mutex that they wait with
 * cond.generation: variable -> how many broadcasts there were that woke a thread
 * cond.waiting:    thread -> the variable it waits on, 0 once it was signalled
 * cond.since:      thread -> the generation in which it began to wait
 * cond.left:       variable -> 0: who destroys it comes behind who leaves it
 *
 * A signal wakes any one of the threads that wait at that time, or, with --wakeup=fifo or
 * lifo, the first or the last of them.
 *
 * A wait may also end without a signal, because its time is up or for no reason. Such a wait polls: the thread gives the mutex up and takes it
 * again, and no signal comes to it. One that tests again, under the mutex, and finds nothing new may as well have waited for a signal at once. So a loop that only waits needs
 * no bound: an iteration that polls in vain ends where the mutex is given up, or where the thread waits (verifier/spin), and the calls of functions
 * that wait are inlined in loops. In other loops a thread polls at most so many times in a row as the setting spurious-wakeups says, which is a bound.
 *
 * The texts of what may be wrong are arguments, for they name the function called. */
#ifndef GSMACK_MODEL_COND_H
#define GSMACK_MODEL_COND_H

#include "cancel.h"
#include "mutex.h"

#define COND_TEXTS(call)                                                       \
  call ": the condition variable was destroyed",                               \
      call ": the condition variable is not initialised"

#define WAIT_TEXTS(call)                                                       \
  COND_TEXTS(call), call ": the mutex is not held by this thread",             \
      call ": other threads wait with another mutex"

#define MUTEX_GONE(call) call ": the mutex was destroyed"

/* Defines what happens at the end of main. */
#define COND_LEAKS                                                             \
  __attribute__((destructor(1))) static void leaks(void) {                     \
    __gsmack_atomic_begin();                                                   \
    void *any = __gsmack_nondet_pointer();                                     \
    __gsmack_assert_about(__gsmack_ghost_get("cond.state", any) <= 0, "leak",  \
                          "a condition variable is never destroyed",           \
                          "condition variable", any);                          \
    __gsmack_atomic_end();                                                     \
  }

/* A part of a step. What others can tell of a step is only known if it is in one function. */
#define WITHIN_STEP static inline __attribute__((always_inline))

#define WAITERS(cond) __gsmack_ghost_get("cond.waiters", cond)

/* Memory that nobody initialised holds anything, if it is not static. */
static inline void cond_require(const pthread_cond_t *cond, const char *gone,
                                const char *raw) {
  __gsmack_uses(cond, sizeof *cond);
  long state = __gsmack_ghost_get("cond.state", cond);
  REQUIRE(state != DESTROYED, gone);
  REQUIRE(state != UNTOUCHED ||
              found((int)cond->__data.__wrefs) == STATIC_MARK,
          raw);
}

static inline int cond_start(pthread_cond_t *cond, const char *again,
                             const char *used) {
  __gsmack_atomic_begin();
  __gsmack_uses(cond, sizeof *cond);
  REQUIRE(__gsmack_ghost_get("cond.state", cond) <= 0, again);
  REQUIRE(WAITERS(cond) == 0, used);
  __gsmack_ghost_set("cond.state", cond, 1);
  __gsmack_ghost_set("cond.waiters", cond, 0);
  __gsmack_atomic_end();
  return 0;
}

static inline int cond_end(pthread_cond_t *cond, const char *gone,
                           const char *raw, const char *used) {
  __gsmack_atomic_begin();
  cond_require(cond, gone, raw);
  REQUIRE(WAITERS(cond) == 0, used);
  IN_ORDER("cond.left", cond);
  __gsmack_ghost_set("cond.state", cond, DESTROYED);
  __gsmack_atomic_end();
  return 0;
}

static inline void cond_leave(pthread_cond_t *cond, unsigned long thread) {
  __gsmack_ghost_set_id("cond.waiting", thread, 0);
  __gsmack_ghost_set("cond.waiters", cond, WAITERS(cond) - 1);
  if (WAKEUP != WAKE_ANY)
    queue_leave(cond, thread);
}

/* How a mutex comes back that was given up for a wait; the count of a recursive one is
 * what it was. Part of a step, before anything that the step writes. */
WITHIN_STEP int cond_regain(pthread_mutex_t *mutex, const char *gone,
                              _Bool turn) {
  long kind = mutex_kind(mutex);
  unsigned long owner = mutex_owner(mutex);
  REQUIRE(kind != DESTROYED, gone);
  _Bool orphan = kind > ROBUST && __model_robust_orphan &&
                 __model_robust_orphan(owner);
  __gsmack_await_for((owner == 0 || orphan) && turn, "mutex", mutex, owner);
  return mutex_take(mutex, kind, 0, orphan);
}

#define SPURIOUS __gsmack_option("spurious-wakeups", 1)

/* What the first step of a wait has done: nothing, since the thread does not hold the mutex, and the mutex says so; the mutex is given up; it
 * stays locked, being a recursive one that the thread holds several times. */
enum { NOT_BEGUN, GIVEN_UP, KEPT };

/* The first step of a wait. One that polls is none of those that wait. */
WITHIN_STEP int cond_enter(pthread_cond_t *cond, pthread_mutex_t *mutex,
                             _Bool polls, const char *gone, const char *raw,
                             const char *not_held, const char *other) {
  unsigned long self = __gsmack_self();
  cond_require(cond, gone, raw);
  long kind = mutex_kind(mutex);
  _Bool held = mutex_owner(mutex) == self;
  REQUIRE(held || mutex_checks(kind), not_held);
  if (!held && mutex_checks(kind))
    return NOT_BEGUN;
  /* The mutex of the last wait: 0 before the first one. Where all waits have the same mutex, that its two values are so needs no solver. */
  long last = __gsmack_ghost_get("cond.mutex", cond);
  long waiters = WAITERS(cond);
  REQUIRE(last == 0 || last == (long)mutex || waiters == 0, other);
  int begun = mutex_type(kind) == MUTEX_RECURSIVE &&
                      __gsmack_ghost_get("mutex.count", mutex) != 0
                  ? KEPT
                  : GIVEN_UP;
  if (begun == GIVEN_UP)
    mutex_own(mutex, 0);
  if (polls)
    return begun;
  __gsmack_ghost_set_id("cond.waiting", self, (long)cond);
  __gsmack_ghost_set_id("cond.since", self, __gsmack_ghost_get("cond.generation", cond));
  __gsmack_ghost_set("cond.waiters", cond, waiters + 1);
  __gsmack_ghost_set("cond.mutex", cond, (long)mutex);
  if (WAKEUP != WAKE_ANY)
    queue_enter(cond, self);
  return begun;
}

/* Whether a thread that waits was signalled. */
static inline _Bool cond_woken(const pthread_cond_t *cond) {
  unsigned long self = __gsmack_self();
  return __gsmack_ghost_get_id("cond.waiting", self) == 0 ||
         __gsmack_ghost_get("cond.generation", cond) != __gsmack_ghost_get_id("cond.since", self);
}

/* The last step of a wait, begun: the mutex comes back, if it was given up. One that is woken uses the condition variable until it returns,
 * so that its memory may only be given back once it was destroyed, which waits for that. Ends the step. (Who owns the mutex is not asked here:
 * only if it is always found free is it seen to be a lock.) */
WITHIN_STEP int cond_return(pthread_cond_t *cond, pthread_mutex_t *mutex, _Bool kept,
                            _Bool registered, const char *mutex_gone) {
  unsigned long self = __gsmack_self();
  int error = 0;
  if (WAKEUP == WAKE_ANY && !kept)
    error = cond_regain(mutex, mutex_gone, 1);
  if (__gsmack_ghost_get("cond.state", cond) != DESTROYED) {
    __gsmack_uses(cond, sizeof *cond);
    IN_ORDER("cond.left", cond);
  }
  if (registered)
    cond_leave(cond, self);
  if (WAKEUP != WAKE_ANY && !kept)
    queue_enter(mutex, self);
  __gsmack_atomic_end();

  if (WAKEUP != WAKE_ANY && !kept) {
    __gsmack_atomic_begin();
    error = cond_regain(mutex, mutex_gone, queue_turn(mutex) == self);
    queue_leave(mutex, self);
    __gsmack_atomic_end();
  }
  return error;
}

/* The first step of a wait. */
static inline int cond_begin(pthread_cond_t *cond, pthread_mutex_t *mutex, _Bool polls,
                             const char *gone, const char *raw, const char *not_held,
                             const char *other) {
  cancellation_point();
  __gsmack_atomic_begin();
  int begun = cond_enter(cond, mutex, polls, gone, raw, not_held, other);
  __gsmack_atomic_end();
  return begun;
}

/* The other ones. If the wait has a time, it may be up whether the thread was woken or not: that a signal may then be used up is what POSIX
 * says. */
static inline int cond_wait(pthread_cond_t *cond, pthread_mutex_t *mutex, _Bool polls,
                            int begun, _Bool timed, const char *mutex_gone) {
  if (begun == NOT_BEGUN)
    return EPERM;
  __gsmack_atomic_begin();
  _Bool woken = polls || cond_woken(cond);
  _Bool cancelled = !woken && __model_cancel_due && __model_cancel_due();
  if (timed)
    __gsmack_assume(woken || cancelled);
  else
    __gsmack_await_for(woken || cancelled, "condition variable", cond, 0);
  int error = cond_return(cond, mutex, begun == KEPT, cancelled, mutex_gone);
  act_if(cancelled);
  return timed && !error && ((polls && SPURIOUS == 0) || __gsmack_nondet_spurious()) ? ETIMEDOUT : error;
}

/* Whether a wait polls. */
#define POLLS (SPURIOUS != 0 && __gsmack_nondet_limited("spurious-wakeups", SPURIOUS))
#define POLLS_TIMED __gsmack_nondet_spurious()

#define WAIT(call, cond, mutex, polls)                                                \
  __model_end_##call(cond, mutex, polls, __model_begin_##call(cond, mutex, polls))

/* Defines the parts of a wait. */
#define WAIT_PARTS(call, text, timed, cond_type, mutex_type, outcome)                  \
  __attribute__((noinline)) int __model_begin_##call(cond_type *cond, mutex_type *mutex, \
                                                     _Bool polls) {                    \
    return cond_begin((pthread_cond_t *)cond, (pthread_mutex_t *)mutex, polls,         \
                      WAIT_TEXTS(text));                                               \
  }                                                                                    \
  __attribute__((noinline)) int __model_end_##call(cond_type *cond, mutex_type *mutex, \
                                                   _Bool polls, int begun) {           \
    return outcome(cond_wait((pthread_cond_t *)cond, (pthread_mutex_t *)mutex, polls,  \
                             begun, timed, MUTEX_GONE(text)));                         \
  }

static inline int cond_signal(pthread_cond_t *cond, const char *gone,
                              const char *raw) {
  __gsmack_atomic_begin();
  cond_require(cond, gone, raw);
  if (WAITERS(cond) != 0) {
    unsigned long chosen;
    if (WAKEUP == WAKE_ANY) {
      chosen = __gsmack_nondet_thread();
      __gsmack_assume(__gsmack_ghost_get_id("cond.waiting", chosen) ==
                      (long)cond);
      __gsmack_assume(__gsmack_ghost_get_id("cond.since", chosen) ==
                      __gsmack_ghost_get("cond.generation", cond));
    } else {
      chosen = queue_turn(cond);
    }
    cond_leave(cond, chosen);
  }
  __gsmack_atomic_end();
  return 0;
}

static inline int cond_broadcast(pthread_cond_t *cond, const char *gone,
                                 const char *raw) {
  __gsmack_atomic_begin();
  cond_require(cond, gone, raw);
  if (WAITERS(cond) != 0) {
    __gsmack_ghost_set("cond.waiters", cond, 0);
    __gsmack_ghost_set("cond.generation", cond,
                       __gsmack_ghost_get("cond.generation", cond) + 1);
    if (WAKEUP != WAKE_ANY) {
      __gsmack_ghost_set("queue.first", cond, 0);
      __gsmack_ghost_set("queue.last", cond, 0);
    }
  }
  __gsmack_atomic_end();
  return 0;
}

#endif
