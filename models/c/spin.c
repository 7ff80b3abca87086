/* Spin locks. Spinning is waiting.
 *
 * spin.state: lock -> UNTOUCHED, 1 if initialised, DESTROYED
 * spin.owner: lock -> the thread that holds it, 0 if none */
#include <errno.h>
#include <pthread.h>

#include "gsmack.h"
#include "misuse.h"

#define STATE(lock) __gsmack_ghost_get("spin.state", (void *)lock)
#define OWNER(lock) (unsigned long)__gsmack_ghost_get("spin.owner", (void *)lock)
#define TEXTS(call)                                                            \
  call ": the lock was destroyed", call ": the lock is not initialised"

static inline void set_state(pthread_spinlock_t *lock, long state) {
  __gsmack_ghost_set("spin.state", (void *)lock, state);
}

static inline void own(pthread_spinlock_t *lock, unsigned long thread) {
  __gsmack_ghost_set("spin.owner", (void *)lock, (long)thread);
}

static inline void require(pthread_spinlock_t *lock, const char *gone,
                           const char *raw) {
  __gsmack_uses((void *)lock, sizeof *lock);
  long state = STATE(lock);
  REQUIRE(state != DESTROYED, gone);
  REQUIRE(state != UNTOUCHED, raw);
}

int pthread_spin_init(pthread_spinlock_t *lock, int shared) {
  __gsmack_atomic_begin();
  __gsmack_uses((void *)lock, sizeof *lock);
  REQUIRE(STATE(lock) <= 0,
          "pthread_spin_init: the lock is initialised already");
  set_state(lock, 1);
  own(lock, 0);
  __gsmack_atomic_end();
  return 0;
}

int pthread_spin_destroy(pthread_spinlock_t *lock) {
  __gsmack_atomic_begin();
  require(lock, TEXTS("pthread_spin_destroy"));
  REQUIRE(OWNER(lock) == 0, "pthread_spin_destroy: the lock is held");
  set_state(lock, DESTROYED);
  __gsmack_atomic_end();
  return 0;
}

int pthread_spin_lock(pthread_spinlock_t *lock) {
  __gsmack_atomic_begin();
  require(lock, TEXTS("pthread_spin_lock"));
  unsigned long owner = OWNER(lock);
  __gsmack_await_for(owner == 0, "spin lock", (void *)lock, owner);
  own(lock, __gsmack_self());
  __gsmack_atomic_end();
  return 0;
}

int pthread_spin_trylock(pthread_spinlock_t *lock) {
  int error = 0;
  __gsmack_atomic_begin();
  require(lock, TEXTS("pthread_spin_trylock"));
  if (OWNER(lock) != 0)
    error = EBUSY;
  else
    own(lock, __gsmack_self());
  __gsmack_atomic_end();
  return error;
}

int pthread_spin_unlock(pthread_spinlock_t *lock) {
  __gsmack_atomic_begin();
  require(lock, TEXTS("pthread_spin_unlock"));
  REQUIRE(OWNER(lock) == __gsmack_self() || STATE(lock) <= 0,
          "pthread_spin_unlock: the lock is not held by this thread");
  own(lock, 0);
  __gsmack_atomic_end();
  return 0;
}
