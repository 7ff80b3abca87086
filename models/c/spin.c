/* Spin locks. spin.state: lock -> UNTOUCHED, DESTROYED, or the thread that holds it + 1,
 * which is FREE if none does. Spinning is waiting. */
#include <errno.h>
#include <pthread.h>

#include "gsmack.h"
#include "misuse.h"

enum { FREE = 1 };

#define OWNER(lock) __gsmack_ghost_get("spin.state", (void *)lock)
#define SET(lock, value) __gsmack_ghost_set("spin.state", (void *)lock, value)
#define TEXTS(call)                                                            \
  call ": the lock was destroyed", call ": the lock is not initialised"

static inline long require(pthread_spinlock_t *lock, const char *gone,
                           const char *raw) {
  long owner = OWNER(lock);
  REQUIRE(owner != DESTROYED, gone);
  REQUIRE(owner != UNTOUCHED, raw);
  return owner;
}

int pthread_spin_init(pthread_spinlock_t *lock, int shared) {
  __gsmack_atomic_begin();
  REQUIRE(OWNER(lock) <= 0,
          "pthread_spin_init: the lock is initialised already");
  SET(lock, FREE);
  __gsmack_atomic_end();
  return 0;
}

int pthread_spin_destroy(pthread_spinlock_t *lock) {
  __gsmack_atomic_begin();
  long owner = require(lock, TEXTS("pthread_spin_destroy"));
  REQUIRE(owner <= FREE, "pthread_spin_destroy: the lock is held");
  SET(lock, DESTROYED);
  __gsmack_atomic_end();
  return 0;
}

int pthread_spin_lock(pthread_spinlock_t *lock) {
  __gsmack_atomic_begin();
  long owner = require(lock, TEXTS("pthread_spin_lock"));
  __gsmack_await_for(owner <= FREE, "spin lock", (void *)lock,
                     (unsigned long)(owner - FREE));
  SET(lock, (long)__gsmack_self() + FREE);
  __gsmack_atomic_end();
  return 0;
}

int pthread_spin_trylock(pthread_spinlock_t *lock) {
  int error = 0;
  __gsmack_atomic_begin();
  if (require(lock, TEXTS("pthread_spin_trylock")) > FREE)
    error = EBUSY;
  else
    SET(lock, (long)__gsmack_self() + FREE);
  __gsmack_atomic_end();
  return error;
}

int pthread_spin_unlock(pthread_spinlock_t *lock) {
  __gsmack_atomic_begin();
  long owner = require(lock, TEXTS("pthread_spin_unlock"));
  REQUIRE(owner == (long)__gsmack_self() + FREE || owner <= 0,
          "pthread_spin_unlock: the lock is not held by this thread");
  SET(lock, FREE);
  __gsmack_atomic_end();
  return 0;
}
