/* Condition variables, as POSIX's and C11's functions share them.
 *
 * cond.state:      variable -> UNTOUCHED, 1 if initialised by a call, DESTROYED
 * cond.waiters:    variable -> how many threads wait for a signal
 * cond.mutex:      variable -> the mutex that they wait with
 * cond.generation: variable -> how many broadcasts there were; if they are not COUNTED, those that woke a thread
 * cond.waiting:    thread -> the variable it waits on, 0 once it was signalled
 * cond.since:      thread -> the generation in which it began to wait
 * cond.spurious:   thread -> how many of its last wake-ups were spurious
 * cond.last, cond.with: thread -> what it waited for last, in such a loop, and with what mutex
 * cond.signals:    variable -> how many signals there were, whether they woke a thread or not, if they are COUNTED
 * cond.seen:       thread -> how many signals and broadcasts, when it last woke up by itself
 *
 * A signal wakes any one of the threads that wait at that time, or, with --wakeup=fifo or
 * lifo, the first or the last of them.
 *
 * A thread may also wake up without a signal. If it then does nothing but test again and wait
 * once more, it might as well have gone on waiting, unless it missed a signal in between, or
 * somebody saw that it held the mutex. So in a loop that only tests again, only a
 * wake-up that leaves the loop or misses a signal is considered, and one at a time. Elsewhere there are at most so many in a row as the setting spurious-wakeups says, which
 * is a bound.
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
      call ": other threads wait with another mutex",                          \
      MUTEX_GONE(call)

#define MUTEX_GONE(call) call ": the mutex was destroyed"

/* What repeats a wait: perhaps some loop; nothing, or a loop that only tests again; that loop,
 * with nothing done since the last wait. */
enum repetition { REPEATED, FIRST, AGAIN };

/* The same, as the translator says it: 0, 1, or 2 for some loop. */
static inline enum repetition repetition_of(int again) {
  return again == 0 ? FIRST : again == 1 ? AGAIN : REPEATED;
}

/* Defined if the program ever looks whether a mutex is held (mutex_try.c, c11_mutex_try.c). */
void __model_mutex_tried(void) __attribute__((weak));
void __model_c11_mutex_tried(void) __attribute__((weak));

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

/* Whether it can be noticed that a thread gave up its place among those that wait, or held
 * the mutex. */
#define RETESTS_OBSERVED                                                       \
  (WAKEUP != WAKE_ANY || __model_mutex_tried || __model_c11_mutex_tried)

/* Whether signals that wake nobody are counted: waits are told which loops only test again, and have to know what they missed. In the compiled program
 * nobody tells them. */
#define COUNTED (SPURIOUS != 0 && __gsmack_option("retests", 1))

/* How many signals and broadcasts there were. */
static inline long cond_calls(const pthread_cond_t *cond) {
  return __gsmack_ghost_get("cond.signals", cond) +
         __gsmack_ghost_get("cond.generation", cond);
}

/* Whether a thread may wake up without a signal, after so many times in a row. */
static inline _Bool cond_spurious(long spurious, enum repetition repetition) {
  if (SPURIOUS == 0)
    return 0;
  if (repetition == FIRST)
    return 1;
  if (repetition == AGAIN)
    return spurious == 0;
  return spurious < SPURIOUS;
}

/* The first step of a wait: the mutex is given up. 0 if the thread does not hold it, and the mutex says so. One that polls is none of those that
 * wait. */
WITHIN_STEP _Bool cond_enter(pthread_cond_t *cond, pthread_mutex_t *mutex,
                             _Bool polls, const char *gone, const char *raw,
                             const char *not_held, const char *other) {
  unsigned long self = __gsmack_self();
  cond_require(cond, gone, raw);
  long kind = mutex_kind(mutex);
  _Bool held = mutex_owner(mutex) == self;
  REQUIRE(held || mutex_checks(kind), not_held);
  if (!held && mutex_checks(kind))
    return 0;
  long waiters = WAITERS(cond);
  REQUIRE(waiters == 0 ||
              __gsmack_ghost_get("cond.mutex", cond) == (long)mutex,
          other);
  if (mutex_type(kind) != MUTEX_RECURSIVE ||
      __gsmack_ghost_get("mutex.count", mutex) == 0)
    mutex_own(mutex, 0);
  if (polls)
    return 1;
  __gsmack_ghost_set_id("cond.waiting", self, (long)cond);
  __gsmack_ghost_set_id("cond.since", self, __gsmack_ghost_get("cond.generation", cond));
  __gsmack_ghost_set("cond.waiters", cond, waiters + 1);
  __gsmack_ghost_set("cond.mutex", cond, (long)mutex);
  if (WAKEUP != WAKE_ANY)
    queue_enter(cond, self);
  return 1;
}

/* Whether a thread that waits was signalled. */
static inline _Bool cond_woken(const pthread_cond_t *cond) {
  unsigned long self = __gsmack_self();
  return __gsmack_ghost_get_id("cond.waiting", self) == 0 ||
         __gsmack_ghost_get("cond.generation", cond) != __gsmack_ghost_get_id("cond.since", self);
}

/* The last step of a wait, begun: the mutex comes back, if it was given up. One that is woken uses the condition variable until it returns,
 * so that its memory may only be given back once it was destroyed, which waits for that. A recursive mutex that the thread holds several times
 * stays locked. Ends the step. */
WITHIN_STEP int cond_return(pthread_cond_t *cond, pthread_mutex_t *mutex, _Bool registered,
                            const char *mutex_gone) {
  unsigned long self = __gsmack_self();
  int error = 0;
  _Bool kept = mutex_owner(mutex) == self;
  if (WAKEUP == WAKE_ANY && !kept)
    error = cond_regain(mutex, mutex_gone, 1);
  if (__gsmack_ghost_get("cond.state", cond) != DESTROYED)
    __gsmack_uses(cond, sizeof *cond);
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

static inline int cond_wait(pthread_cond_t *cond, pthread_mutex_t *mutex,
                            enum repetition repetition, const char *gone, const char *raw,
                            const char *not_held, const char *other,
                            const char *mutex_gone) {
  unsigned long self = __gsmack_self();
  cancellation_point();
  __gsmack_atomic_begin();
  if (!cond_enter(cond, mutex, 0, gone, raw, not_held, other)) {
    __gsmack_atomic_end();
    return EPERM;
  }
  if (RETESTS_OBSERVED)
    repetition = REPEATED;
  if (repetition == AGAIN &&
      (__gsmack_ghost_get_id("cond.last", self) != (long)cond ||
       __gsmack_ghost_get_id("cond.with", self) != (long)mutex))
    repetition = FIRST;
  __gsmack_assume(!(repetition == AGAIN &&
                    __gsmack_ghost_get_id("cond.spurious", self) != 0 &&
                    __gsmack_ghost_get_id("cond.seen", self) == cond_calls(cond)));
  if (repetition != REPEATED) {
    __gsmack_ghost_set_id("cond.last", self, (long)cond);
    __gsmack_ghost_set_id("cond.with", self, (long)mutex);
  }
  __gsmack_atomic_end();

  __gsmack_atomic_begin();
  _Bool woken = cond_woken(cond);
  long spurious = __gsmack_ghost_get_id("cond.spurious", self);
  _Bool possible = cond_spurious(spurious, repetition);
  _Bool unasked = !woken && possible && __gsmack_nondet_bool();
  if (SPURIOUS != 0 && repetition == REPEATED)
    __gsmack_bound(woken || possible, "spurious-wakeups", SPURIOUS);
  _Bool cancelled = !woken && !unasked && __model_cancel_due &&
                    __model_cancel_due();
  __gsmack_await_for(woken || unasked || cancelled,
                     "condition variable", cond, 0);
  _Bool useless = unasked || (repetition != REPEATED && !woken && !cancelled);
  __gsmack_ghost_set_id("cond.spurious", self, useless ? spurious + 1 : 0);
  if (repetition != REPEATED)
    __gsmack_ghost_set_id("cond.seen", self, cond_calls(cond));
  int error = cond_return(cond, mutex, !woken, mutex_gone);
  act_if(cancelled);
  return error;
}

/* A wait with a time may end at any time; that it may then have used up a signal is what
 * POSIX says. So it waits until it is woken, or polls: it gives up the mutex and takes it again, and no signal comes to it before its time
 * is up, or it wakes up by itself. Of a loop that waits again then an iteration in which nobody set what it waits for has no effect: it ends where
 * the mutex is given up, so that the calls of functions that poll are inlined in loops. */
#define TIMED_WAIT(call, cond, mutex)                                          \
  (__gsmack_nondet_spurious()                                                  \
       ? __model_polled_##call(cond, mutex, __model_poll_##call(cond, mutex))  \
       : __model_wait_##call(cond, mutex))

/* Defines these parts. */
#define TIMED_PARTS(call, cond_type, mutex_type, outcome)                              \
  __attribute__((noinline)) int __model_poll_##call(cond_type *cond,                   \
                                                    mutex_type *mutex) {               \
    return cond_begin((pthread_cond_t *)cond, (pthread_mutex_t *)mutex, 1,             \
                      WAIT_TEXTS(#call));                                              \
  }                                                                                    \
  __attribute__((noinline)) int __model_polled_##call(                                 \
      cond_type *cond, mutex_type *mutex, int begun) {                                 \
    return outcome(cond_polled((pthread_cond_t *)cond, (pthread_mutex_t *)mutex,       \
                               begun, MUTEX_GONE(#call)));                             \
  }                                                                                    \
  __attribute__((noinline)) int __model_wait_##call(cond_type *cond,                   \
                                                    mutex_type *mutex) {               \
    return outcome(cond_timed_wait((pthread_cond_t *)cond, (pthread_mutex_t *)mutex,   \
                                   WAIT_TEXTS(#call)));                                \
  }

/* The first step of a wait with a time. */
static inline _Bool cond_begin(pthread_cond_t *cond, pthread_mutex_t *mutex, _Bool polls,
                               const char *gone, const char *raw, const char *not_held,
                               const char *other, const char *mutex_gone) {
  (void)mutex_gone;
  cancellation_point();
  __gsmack_atomic_begin();
  _Bool begun = cond_enter(cond, mutex, polls, gone, raw, not_held, other);
  __gsmack_atomic_end();
  return begun;
}

/* The last step of a thread that polls. */
static inline int cond_polled(pthread_cond_t *cond, pthread_mutex_t *mutex, _Bool begun,
                              const char *mutex_gone) {
  if (!begun)
    return EPERM;
  __gsmack_atomic_begin();
  int error = cond_return(cond, mutex, 0, mutex_gone);
  return !error && (SPURIOUS == 0 || __gsmack_nondet_spurious()) ? ETIMEDOUT : error;
}

/* The steps of one that waits. */
static inline int cond_timed_wait(pthread_cond_t *cond, pthread_mutex_t *mutex,
                                  const char *gone, const char *raw, const char *not_held,
                                  const char *other, const char *mutex_gone) {
  __gsmack_assume(cond_begin(cond, mutex, 0, gone, raw, not_held, other, mutex_gone));
  __gsmack_atomic_begin();
  _Bool woken = cond_woken(cond);
  _Bool cancelled = !woken && __model_cancel_due && __model_cancel_due();
  __gsmack_assume(woken || cancelled);
  int error = cond_return(cond, mutex, !woken, mutex_gone);
  act_if(cancelled);
  return !error && __gsmack_nondet_bool() ? ETIMEDOUT : error;
}

static inline int cond_signal(pthread_cond_t *cond, const char *gone,
                              const char *raw) {
  __gsmack_atomic_begin();
  cond_require(cond, gone, raw);
  if (WAITERS(cond) != 0) {
    unsigned long chosen;
    if (WAKEUP == WAKE_ANY) {
      chosen = __gsmack_nondet_ulong();
      __gsmack_assume(__gsmack_ghost_get_id("cond.waiting", chosen) ==
                      (long)cond);
      __gsmack_assume(__gsmack_ghost_get_id("cond.since", chosen) ==
                      __gsmack_ghost_get("cond.generation", cond));
    } else {
      chosen = queue_turn(cond);
    }
    cond_leave(cond, chosen);
  }
  if (COUNTED)
    __gsmack_ghost_set("cond.signals", cond,
                       __gsmack_ghost_get("cond.signals", cond) + 1);
  __gsmack_atomic_end();
  return 0;
}

static inline int cond_broadcast(pthread_cond_t *cond, const char *gone,
                                 const char *raw) {
  __gsmack_atomic_begin();
  cond_require(cond, gone, raw);
  if (COUNTED || WAITERS(cond) != 0) {
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
