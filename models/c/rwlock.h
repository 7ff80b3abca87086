/* Readers-writer locks. A writer waits for all readers; a reader waits for a writer that
 * has the lock, and for one that waits only if the lock prefers writers, which in glibc is
 * PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP alone. Only there is waiting for the lock
 * to write a step of its own.
 *
 * rwlock.kind:    lock -> UNTOUCHED (the kind is then what a static initialiser left in it),
 *                 DESTROYED, or the preference + 1
 * rwlock.owner:   lock -> the thread that holds it for writing, 0 if none
 * rwlock.readers: lock -> how often it is held for reading
 * rwlock.reading: lock + thread -> how often the thread holds it for reading
 * rwlock.reader:  lock -> the sum of those who hold it for reading: the one, if it is one
 * rwlock.waiting: lock -> how many writers wait, if it prefers them */
#ifndef GSMACK_MODEL_RWLOCK_H
#define GSMACK_MODEL_RWLOCK_H

#include <errno.h>
#include <pthread.h>

#include "gsmack.h"
#include "misuse.h"
#include "queue.h"

enum { PREFERS_WRITERS = PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP + 1 };

#define WRITER(lock) (unsigned long)__gsmack_ghost_get("rwlock.owner", lock)
#define READERS(lock) __gsmack_ghost_get("rwlock.readers", lock)

#define RWLOCK_TEXTS(call)                                                     \
  call ": the lock was destroyed", call ": the lock is not initialised"

static inline long rwlock_kind(const pthread_rwlock_t *lock) {
  __gsmack_uses(lock, sizeof *lock);
  long kind = __gsmack_ghost_get("rwlock.kind", lock);
  return kind == UNTOUCHED
             ? made_by_nobody(found((int)lock->__data.__flags) + 1L - STATIC_MARK)
             : kind;
}

static inline long rwlock_require(const pthread_rwlock_t *lock,
                                  const char *gone, const char *raw) {
  long kind = rwlock_kind(lock);
  REQUIRE(kind != DESTROYED, gone);
  REQUIRE((kind >= 1 && kind <= PREFERS_WRITERS) || kind == DESTROYED, raw);
  return kind;
}

/* The place of a thread in rwlock.reading: the locks themselves keep the places apart. */
static inline const char *rwlock_place(const pthread_rwlock_t *lock,
                                       unsigned long thread) {
  if (thread >= sizeof *lock)
    __gsmack_unknown("readers-writer locks and so many threads");
  return (const char *)lock + thread;
}

static inline long rwlock_reading(const pthread_rwlock_t *lock,
                                  unsigned long thread) {
  return __gsmack_ghost_get("rwlock.reading", rwlock_place(lock, thread));
}

static inline void rwlock_read(pthread_rwlock_t *lock, unsigned long self,
                               long change) {
  __gsmack_ghost_set("rwlock.readers", lock, READERS(lock) + change);
  __gsmack_ghost_set("rwlock.reading", rwlock_place(lock, self),
                     rwlock_reading(lock, self) + change);
  long sum = __gsmack_ghost_get("rwlock.reader", lock);
  __gsmack_ghost_set("rwlock.reader", lock,
                     change > 0 ? sum + (long)self : sum - (long)self);
}

/* Who has to act before a thread can have the lock to write, if that is a single one. */
static inline unsigned long rwlock_holder(const pthread_rwlock_t *lock,
                                          unsigned long self) {
  if (rwlock_reading(lock, self))
    return self; /* which waits for itself, whoever else reads */
  if (READERS(lock) == 1)
    return (unsigned long)__gsmack_ghost_get("rwlock.reader", lock);
  return WRITER(lock);
}

static inline void rwlock_write(pthread_rwlock_t *lock, unsigned long writer) {
  __gsmack_ghost_set("rwlock.owner", lock, (long)writer);
}

static inline _Bool writers_first(const pthread_rwlock_t *lock, long kind) {
  return kind == PREFERS_WRITERS &&
         __gsmack_ghost_get("rwlock.waiting", lock) != 0;
}

#endif
