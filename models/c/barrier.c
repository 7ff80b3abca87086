/* Barriers.
 *
 * barrier.count:   barrier -> how many threads must arrive
 * barrier.arrived: barrier -> how many of this round have
 * barrier.round:   barrier -> how many rounds are over
 * barrier.serial:  barrier -> whether this round's serial thread has been chosen */
#include <errno.h>
#include <pthread.h>

#include "gsmack.h"

int pthread_barrier_init(pthread_barrier_t *barrier,
                         const pthread_barrierattr_t *attr, unsigned count) {
  if (count == 0)
    return EINVAL;
  __gsmack_atomic_begin();
  __gsmack_ghost_set("barrier.count", barrier, count);
  __gsmack_ghost_set("barrier.arrived", barrier, 0);
  __gsmack_ghost_set("barrier.serial", barrier, 0);
  __gsmack_atomic_end();
  return 0;
}

int pthread_barrier_destroy(pthread_barrier_t *barrier) {
  return 0;
}

/* Which thread is told that it is the serial one is open; exactly one is. */
int pthread_barrier_wait(pthread_barrier_t *barrier) {
  __gsmack_atomic_begin();
  long round = __gsmack_ghost_get("barrier.round", barrier);
  long arrived = __gsmack_ghost_get("barrier.arrived", barrier) + 1;
  _Bool last = arrived == __gsmack_ghost_get("barrier.count", barrier);
  _Bool serial = __gsmack_ghost_get("barrier.serial", barrier) == 0 &&
                 (last || __gsmack_nondet_bool());
  if (last) {
    __gsmack_ghost_set("barrier.arrived", barrier, 0);
    __gsmack_ghost_set("barrier.serial", barrier, 0);
    __gsmack_ghost_set("barrier.round", barrier, round + 1);
  } else {
    __gsmack_ghost_set("barrier.arrived", barrier, arrived);
    if (serial)
      __gsmack_ghost_set("barrier.serial", barrier, 1);
  }
  __gsmack_atomic_end();
  if (!last) {
    __gsmack_atomic_begin();
    __gsmack_await(__gsmack_ghost_get("barrier.round", barrier) != round);
    __gsmack_atomic_end();
  }
  return serial ? PTHREAD_BARRIER_SERIAL_THREAD : 0;
}

int pthread_barrierattr_init(pthread_barrierattr_t *attr) {
  return 0;
}

int pthread_barrierattr_destroy(pthread_barrierattr_t *attr) {
  return 0;
}

int pthread_barrierattr_setpshared(pthread_barrierattr_t *attr, int shared) {
  return shared == PTHREAD_PROCESS_PRIVATE || shared == PTHREAD_PROCESS_SHARED
             ? 0
             : EINVAL;
}
