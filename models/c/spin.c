/* Spin locks. spin.owner: lock -> the thread that holds it, 0 if free. Spinning is waiting. */
#include <errno.h>
#include <pthread.h>

#include "gsmack.h"

int pthread_spin_init(pthread_spinlock_t *lock, int shared) {
  __gsmack_ghost_set("spin.owner", (void *)lock, 0);
  return 0;
}

int pthread_spin_destroy(pthread_spinlock_t *lock) {
  return 0;
}

int pthread_spin_lock(pthread_spinlock_t *lock) {
  __gsmack_atomic_begin();
  __gsmack_await(__gsmack_ghost_get("spin.owner", (void *)lock) == 0);
  __gsmack_ghost_set("spin.owner", (void *)lock, (long)__gsmack_self());
  __gsmack_atomic_end();
  return 0;
}

int pthread_spin_trylock(pthread_spinlock_t *lock) {
  int error = 0;
  __gsmack_atomic_begin();
  if (__gsmack_ghost_get("spin.owner", (void *)lock) != 0)
    error = EBUSY;
  else
    __gsmack_ghost_set("spin.owner", (void *)lock, (long)__gsmack_self());
  __gsmack_atomic_end();
  return error;
}

int pthread_spin_unlock(pthread_spinlock_t *lock) {
  __gsmack_ghost_set("spin.owner", (void *)lock, 0);
  return 0;
}
