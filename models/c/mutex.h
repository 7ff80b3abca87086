/* A mutex as the models of mutexes, of condition variables and of C11 see it.
 *
 * mutex.owner:  mutex -> the thread that holds it, 0 if free
 * mutex.count:  mutex -> how often a recursive mutex is held beyond the first time
 * mutex.kind:   mutex -> UNTOUCHED if never initialised by a call (the kind is then what a
 *               static initialiser left in it), DESTROYED, or the type + 1, and ROBUST more
 *               if it is robust
 *
 * The texts of what may be wrong are arguments, for they name the function called:
 * MUTEX_TEXTS(call) for a mutex that was destroyed, and for one never initialised. */
#ifndef GSMACK_MODEL_MUTEX_H
#define GSMACK_MODEL_MUTEX_H

#include <errno.h>
#include <pthread.h>

#include "gsmack.h"
#include "misuse.h"
#include "queue.h"
#include "robust.h"

#define MUTEX_TEXTS(call)                                                      \
  call ": the mutex was destroyed", call ": the mutex is not initialised"

enum {
  MUTEX_NORMAL = PTHREAD_MUTEX_NORMAL + 1,
  MUTEX_RECURSIVE = PTHREAD_MUTEX_RECURSIVE + 1,
  MUTEX_ERRORCHECK = PTHREAD_MUTEX_ERRORCHECK + 1,
  MUTEX_ADAPTIVE = PTHREAD_MUTEX_ADAPTIVE_NP + 1,
  ROBUST = 16
};

/* Defines what happens at the end of main. */
#define MUTEX_LEAKS                                                            \
  __attribute__((destructor(1))) static void leaks(void) {                     \
    __gsmack_atomic_begin();                                                   \
    void *any = __gsmack_nondet_pointer();                                     \
    __gsmack_assert_about(__gsmack_ghost_get("mutex.kind", any) <= 0, "leak",  \
                          "a mutex is never destroyed", "mutex", any);         \
    __gsmack_atomic_end();                                                     \
  }

static inline unsigned long mutex_owner(const pthread_mutex_t *mutex) {
  return (unsigned long)__gsmack_ghost_get("mutex.owner", mutex);
}

static inline void mutex_own(pthread_mutex_t *mutex, unsigned long owner) {
  __gsmack_ghost_set("mutex.owner", mutex, (long)owner);
}

/* The kind; memory that nobody initialised can have any. */
static inline long mutex_kind(const pthread_mutex_t *mutex) {
  __gsmack_uses(mutex, sizeof *mutex);
  long kind = __gsmack_ghost_get("mutex.kind", mutex);
  return kind == UNTOUCHED
             ? made_by_nobody(found(mutex->__data.__kind) + 1L - STATIC_MARK)
             : kind;
}

/* The mutex is initialised, or else it was destroyed, or never initialised. */
static inline void mutex_require(long kind, const char *gone, const char *raw) {
  REQUIRE(kind != DESTROYED, gone);
  REQUIRE((kind >= MUTEX_NORMAL && kind <= MUTEX_ADAPTIVE) || kind > ROBUST ||
              kind == DESTROYED,
          raw);
}

/* The type, robust or not. */
static inline long mutex_type(long kind) {
  return kind > ROBUST ? kind - ROBUST : kind;
}

/* Whether the mutex says so when a thread that does not hold it unlocks it. */
static inline _Bool mutex_checks(long kind) {
  return kind == MUTEX_RECURSIVE || kind == MUTEX_ERRORCHECK || kind > ROBUST;
}

static inline void mutex_start(pthread_mutex_t *mutex, long kind,
                               const char *again, const char *used) {
  __gsmack_atomic_begin();
  __gsmack_uses(mutex, sizeof *mutex);
  REQUIRE(__gsmack_ghost_get("mutex.kind", mutex) <= 0, again);
  REQUIRE(mutex_owner(mutex) == 0, used);
  __gsmack_ghost_set("mutex.kind", mutex, kind);
  mutex_own(mutex, 0);
  if (__model_robust_start)
    __model_robust_start(mutex);
  __gsmack_atomic_end();
}

static inline int mutex_end(pthread_mutex_t *mutex, const char *gone,
                            const char *raw, const char *held) {
  int error = 0;
  __gsmack_atomic_begin();
  mutex_require(mutex_kind(mutex), gone, raw);
  unsigned long owner = mutex_owner(mutex);
  REQUIRE(owner == 0, held);
  if (owner)
    error = EBUSY;
  else
    __gsmack_ghost_set("mutex.kind", mutex, DESTROYED);
  __gsmack_atomic_end();
  return error;
}

/* Takes the mutex, which is free, or held by the calling thread and not normal, or held
 * by a thread that has ended and robust. */
static inline int mutex_take(pthread_mutex_t *mutex, long kind, _Bool again,
                             _Bool orphan) {
  if (orphan) {
    mutex_own(mutex, __gsmack_self());
    return __model_robust_inherit(mutex);
  }
  if (!again)
    mutex_own(mutex, __gsmack_self());
  else if (mutex_type(kind) == MUTEX_RECURSIVE)
    __gsmack_ghost_set("mutex.count", mutex,
                       __gsmack_ghost_get("mutex.count", mutex) + 1);
  else
    return EDEADLK;
  return 0;
}

/* Whether the calling thread, which holds the mutex, gets an answer and does not wait for
 * itself. */
static inline _Bool mutex_answers(long kind) {
  long type = mutex_type(kind);
  return type == MUTEX_RECURSIVE || type == MUTEX_ERRORCHECK;
}

static inline int mutex_lock(pthread_mutex_t *mutex, const char *gone,
                             const char *raw) {
  int error = EINVAL;
  _Bool queued = 0;
  unsigned long self = __gsmack_self();
  __gsmack_atomic_begin();
  long kind = mutex_kind(mutex);
  mutex_require(kind, gone, raw);
  if (kind != DESTROYED) {
    unsigned long owner = mutex_owner(mutex);
    _Bool again = owner == self && mutex_answers(kind);
    _Bool orphan = kind > ROBUST && __model_robust_orphan &&
                   __model_robust_orphan(owner);
    if (kind > ROBUST && __model_robust_lost && __model_robust_lost(mutex)) {
      error = ENOTRECOVERABLE;
    } else if (WAKEUP != WAKE_ANY && !again && !orphan &&
               !(owner == 0 && queue_empty(mutex))) {
      queue_enter(mutex, self);
      queued = 1;
    } else {
      __gsmack_await_for(owner == 0 || again || orphan, "mutex", mutex, owner);
      error = mutex_take(mutex, kind, again, orphan);
    }
  }
  __gsmack_atomic_end();
  if (queued) {
    __gsmack_atomic_begin();
    unsigned long owner = mutex_owner(mutex);
    _Bool orphan = kind > ROBUST && __model_robust_orphan &&
                   __model_robust_orphan(owner);
    __gsmack_await_for((owner == 0 || orphan) && queue_turn(mutex) == self,
                       "mutex", mutex, owner);
    queue_leave(mutex, self);
    error = mutex_take(mutex, kind, 0, orphan);
    __gsmack_atomic_end();
  }
  return error;
}

static inline int mutex_unlock(pthread_mutex_t *mutex, const char *gone,
                               const char *raw, const char *not_held) {
  int error = 0;
  __gsmack_atomic_begin();
  long kind = mutex_kind(mutex);
  mutex_require(kind, gone, raw);
  _Bool held = mutex_owner(mutex) == __gsmack_self();
  REQUIRE(held || mutex_checks(kind), not_held);
  if (kind == DESTROYED) {
    error = EINVAL;
  } else if (!held && mutex_checks(kind)) {
    error = EPERM;
  } else if (mutex_type(kind) == MUTEX_RECURSIVE &&
             __gsmack_ghost_get("mutex.count", mutex)) {
    __gsmack_ghost_set("mutex.count", mutex,
                       __gsmack_ghost_get("mutex.count", mutex) - 1);
  } else {
    if (kind > ROBUST && __model_robust_leave)
      __model_robust_leave(mutex);
    mutex_own(mutex, 0);
  }
  __gsmack_atomic_end();
  return error;
}

/* Takes the mutex now or fails. Waiting for a while adds nothing: the step may be
 * taken at any time, and fails only if the mutex is then held by another. (That one which checks errors is held by this
 * thread is told by trylock, too, if it is robust: so glibc has it.) */
static inline int mutex_lock_now(pthread_mutex_t *mutex, int busy,
                                 const char *gone, const char *raw) {
  int error = EINVAL;
  __gsmack_atomic_begin();
  long kind = mutex_kind(mutex);
  mutex_require(kind, gone, raw);
  if (kind != DESTROYED) {
    unsigned long owner = mutex_owner(mutex);
    _Bool orphan = kind > ROBUST && __model_robust_orphan &&
                   __model_robust_orphan(owner);
    if (kind > ROBUST && __model_robust_lost && __model_robust_lost(mutex))
      error = ENOTRECOVERABLE;
    else if (owner == 0 || orphan)
      error = mutex_take(mutex, kind, 0, orphan);
    else if (owner == __gsmack_self() &&
             (mutex_type(kind) == MUTEX_RECURSIVE ||
              (mutex_type(kind) == MUTEX_ERRORCHECK &&
               (busy == ETIMEDOUT || kind > ROBUST))))
      error = mutex_take(mutex, kind, 1, 0);
    else
      error = busy;
  }
  __gsmack_atomic_end();
  return error;
}

#endif
