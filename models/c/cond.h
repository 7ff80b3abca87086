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
 * wake-up that leaves the loop or misses a signal is considered, and one at a time; a time
 * that is up is no other reason to test again. Whether a loop that only its time wakes goes round for ever is not
 * decided: what it tests may have changed without a signal. Its thread stands at a wait for "time" then.
 * Elsewhere there are at most so many in a row as the setting spurious-wakeups says, which
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
      call ": the mutex was destroyed"

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
static inline int cond_regain(pthread_mutex_t *mutex, const char *gone,
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

/* A wait with a time may end at any time; that it may then have used up a signal is what
 * POSIX says. One that is woken uses the condition variable until it returns, so that its memory may only be given back once it was
 * destroyed, which waits for that. A recursive mutex that the thread holds several times stays locked. */
static inline int cond_wait(pthread_cond_t *cond, pthread_mutex_t *mutex,
                            _Bool timed, enum repetition repetition, const char *gone, const char *raw,
                            const char *not_held, const char *other,
                            const char *mutex_gone) {
  unsigned long self = __gsmack_self();
  cancellation_point();
  __gsmack_atomic_begin();
  cond_require(cond, gone, raw);
  long kind = mutex_kind(mutex);
  _Bool held = mutex_owner(mutex) == self;
  REQUIRE(held || mutex_checks(kind), not_held);
  if (!held && mutex_checks(kind)) {
    __gsmack_atomic_end();
    return EPERM;
  }
  long waiters = WAITERS(cond);
  REQUIRE(waiters == 0 ||
              __gsmack_ghost_get("cond.mutex", cond) == (long)mutex,
          other);
  _Bool kept = mutex_type(kind) == MUTEX_RECURSIVE &&
               __gsmack_ghost_get("mutex.count", mutex) != 0;
  long since = __gsmack_ghost_get("cond.generation", cond);
  if (!kept)
    mutex_own(mutex, 0);
  __gsmack_ghost_set_id("cond.waiting", self, (long)cond);
  __gsmack_ghost_set_id("cond.since", self, since);
  __gsmack_ghost_set("cond.waiters", cond, waiters + 1);
  __gsmack_ghost_set("cond.mutex", cond, (long)mutex);
  if (RETESTS_OBSERVED)
    repetition = REPEATED;
  if (repetition == AGAIN &&
      (__gsmack_ghost_get_id("cond.last", self) != (long)cond ||
       __gsmack_ghost_get_id("cond.with", self) != (long)mutex))
    repetition = FIRST;
  _Bool vain = repetition == AGAIN &&
               __gsmack_ghost_get_id("cond.spurious", self) != 0 &&
               __gsmack_ghost_get_id("cond.seen", self) == cond_calls(cond);
  if (!timed)
    __gsmack_assume(!vain);
  if (repetition != REPEATED) {
    __gsmack_ghost_set_id("cond.last", self, (long)cond);
    __gsmack_ghost_set_id("cond.with", self, (long)mutex);
  }
  if (WAKEUP != WAKE_ANY)
    queue_enter(cond, self);
  __gsmack_atomic_end();

  int error = 0;
  _Bool expired = timed && __gsmack_nondet_bool();
  __gsmack_atomic_begin();
  _Bool signalled = __gsmack_ghost_get_id("cond.waiting", self) == 0;
  _Bool woken =
      signalled || __gsmack_ghost_get("cond.generation", cond) != since;
  long spurious = __gsmack_ghost_get_id("cond.spurious", self);
  _Bool possible = cond_spurious(spurious, repetition);
  _Bool unasked = !woken && !expired && possible && __gsmack_nondet_bool();
  if (SPURIOUS != 0 && repetition == REPEATED)
    __gsmack_bound(woken || possible, "spurious-wakeups", SPURIOUS);
  _Bool cancelled = !woken && !unasked && !expired && __model_cancel_due &&
                    __model_cancel_due();
  if (timed && vain) {
    __gsmack_await_for(woken || cancelled, "time", cond, 0);
    __gsmack_assume(0);
  }
  __gsmack_await_for(woken || unasked || timed || cancelled,
                     "condition variable", cond, 0);
  if (WAKEUP == WAKE_ANY && !kept)
    error = cond_regain(mutex, mutex_gone, 1);
  if (__gsmack_ghost_get("cond.state", cond) != DESTROYED)
    __gsmack_uses(cond, sizeof *cond);
  if (!woken)
    cond_leave(cond, self);
  _Bool useless = unasked || (repetition != REPEATED && !woken && !cancelled);
  __gsmack_ghost_set_id("cond.spurious", self, useless ? spurious + 1 : 0);
  if (repetition != REPEATED)
    __gsmack_ghost_set_id("cond.seen", self, cond_calls(cond));
  if (WAKEUP != WAKE_ANY && !kept)
    queue_enter(mutex, self);
  __gsmack_atomic_end();

  if (WAKEUP != WAKE_ANY && !kept) {
    __gsmack_atomic_begin();
    error = cond_regain(mutex, mutex_gone, queue_turn(mutex) == self);
    queue_leave(mutex, self);
    __gsmack_atomic_end();
  }
  act_if(cancelled);
  if (!error && timed && (expired || !(woken || unasked)))
    error = ETIMEDOUT;
  return error;
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
