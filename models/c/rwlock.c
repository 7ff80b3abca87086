/* Readers-writer locks: what waits, and their beginning and end. */
#include "attributes.h"
#include "fail.h"
#include "rwlock.h"

int pthread_rwlock_init(pthread_rwlock_t *lock,
                        const pthread_rwlockattr_t *attr) {
  if (MAY_FAIL(pthread_rwlock_init))
    return ENOMEM;
  __gsmack_atomic_begin();
  __gsmack_uses(lock, sizeof *lock);
  REQUIRE(__gsmack_ghost_get("rwlock.kind", lock) <= 0,
          "pthread_rwlock_init: the lock is initialised already");
  REQUIRE(WRITER(lock) == 0 && READERS(lock) == 0,
          "pthread_rwlock_init: the lock is in use already");
  long kind = 0;
  if (attr) {
    ATTRIBUTES_REQUIRE(attr, "pthread_rwlock_init");
    kind = __gsmack_ghost_get("rwlockattr.kind", attr);
  }
  __gsmack_ghost_set("rwlock.kind", lock, kind + 1);
  rwlock_write(lock, 0);
  __gsmack_ghost_set("rwlock.readers", lock, 0);
  __gsmack_ghost_set("rwlock.reader", lock, 0);
  __gsmack_atomic_end();
  return 0;
}

int pthread_rwlock_destroy(pthread_rwlock_t *lock) {
  __gsmack_atomic_begin();
  rwlock_require(lock, RWLOCK_TEXTS("pthread_rwlock_destroy"));
  REQUIRE(WRITER(lock) == 0 && READERS(lock) == 0,
          "pthread_rwlock_destroy: the lock is held");
  __gsmack_ghost_set("rwlock.kind", lock, DESTROYED);
  __gsmack_atomic_end();
  return 0;
}

/* The step in which a thread gets the lock, once it is its turn. */
static inline void read_step(pthread_rwlock_t *lock, unsigned long self,
                             long kind, _Bool turn) {
  unsigned long writer = WRITER(lock);
  __gsmack_await_for(writer == 0 && !writers_first(lock, kind) && turn,
                     "rwlock", lock, writer);
  rwlock_read(lock, self, 1);
}

static inline void write_step(pthread_rwlock_t *lock, unsigned long self,
                              _Bool turn) {
  __gsmack_await_for(WRITER(lock) == 0 && READERS(lock) == 0 && turn, "rwlock",
                     lock, rwlock_holder(lock, self));
  rwlock_write(lock, self);
}

int pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
  unsigned long self = __gsmack_self();
  _Bool queued = 0;
  __gsmack_atomic_begin();
  long kind = rwlock_require(lock, RWLOCK_TEXTS("pthread_rwlock_rdlock"));
  if (WRITER(lock) == self) {
    __gsmack_atomic_end();
    return EDEADLK;
  }
  queued = WAKEUP != WAKE_ANY && !(WRITER(lock) == 0 && queue_empty(lock));
  if (queued)
    queue_enter(lock, self);
  else
    read_step(lock, self, kind, 1);
  __gsmack_atomic_end();
  if (queued) {
    __gsmack_atomic_begin();
    read_step(lock, self, kind, queue_turn(lock) == self);
    queue_leave(lock, self);
    __gsmack_atomic_end();
  }
  return 0;
}

int pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
  unsigned long self = __gsmack_self();
  __gsmack_atomic_begin();
  long kind = rwlock_require(lock, RWLOCK_TEXTS("pthread_rwlock_wrlock"));
  if (WRITER(lock) == self) {
    __gsmack_atomic_end();
    return EDEADLK;
  }
  _Bool announced = kind == PREFERS_WRITERS;
  _Bool queued =
      WAKEUP != WAKE_ANY &&
      !(WRITER(lock) == 0 && READERS(lock) == 0 && queue_empty(lock));
  if (announced)
    __gsmack_ghost_set("rwlock.waiting", lock,
                       __gsmack_ghost_get("rwlock.waiting", lock) + 1);
  if (queued)
    queue_enter(lock, self);
  if (!announced && !queued)
    write_step(lock, self, 1);
  __gsmack_atomic_end();
  if (announced || queued) {
    __gsmack_atomic_begin();
    write_step(lock, self, !queued || queue_turn(lock) == self);
    if (queued)
      queue_leave(lock, self);
    if (announced)
      __gsmack_ghost_set("rwlock.waiting", lock,
                         __gsmack_ghost_get("rwlock.waiting", lock) - 1);
    __gsmack_atomic_end();
  }
  return 0;
}

int pthread_rwlock_unlock(pthread_rwlock_t *lock) {
  unsigned long self = __gsmack_self();
  __gsmack_atomic_begin();
  rwlock_require(lock, RWLOCK_TEXTS("pthread_rwlock_unlock"));
  unsigned long writer = WRITER(lock);
  long reading = rwlock_reading(lock, self);
  REQUIRE(writer == self || reading != 0,
          "pthread_rwlock_unlock: the lock is not held by this thread");
  if (writer != 0)
    rwlock_write(lock, 0);
  else if (READERS(lock) != 0)
    rwlock_read(lock, self, -1);
  __gsmack_atomic_end();
  return 0;
}
