/* Barriers.
 *
 * barrier.count:   barrier -> UNTOUCHED, DESTROYED, or how many threads must arrive
 * barrier.arrived: barrier -> how many of this round have
 * barrier.round:   barrier -> how many rounds are over
 * barrier.serial:  barrier -> whether this round's serial thread has been chosen
 * barrier.left:    barrier -> 0: who destroys it comes behind who leaves it */
#include <errno.h>
#include <pthread.h>

#include "attributes.h"
#include "fail.h"
#include "gsmack.h"
#include "misuse.h"

#define COUNT(barrier) __gsmack_ghost_get("barrier.count", barrier)
#define ARRIVED(barrier) __gsmack_ghost_get("barrier.arrived", barrier)

int pthread_barrier_init(pthread_barrier_t *barrier,
                         const pthread_barrierattr_t *attr, unsigned count) {
  if (count == 0)
    return EINVAL;
  if (MAY_FAIL(pthread_barrier_init))
    return ENOMEM;
  __gsmack_atomic_begin();
  if (attr)
    ATTRIBUTES_REQUIRE(attr, "pthread_barrier_init");
  __gsmack_uses(barrier, sizeof *barrier);
  REQUIRE(COUNT(barrier) <= 0,
          "pthread_barrier_init: the barrier is initialised already");
  __gsmack_ghost_set("barrier.count", barrier, count);
  __gsmack_ghost_set("barrier.arrived", barrier, 0);
  __gsmack_ghost_set("barrier.serial", barrier, 0);
  __gsmack_atomic_end();
  return 0;
}

static inline void require(pthread_barrier_t *barrier, const char *gone,
                           const char *raw) {
  __gsmack_uses(barrier, sizeof *barrier);
  long count = COUNT(barrier);
  REQUIRE(count != DESTROYED, gone);
  REQUIRE(count != UNTOUCHED, raw);
}

#define TEXTS(call)                                                            \
  call ": the barrier was destroyed", call ": the barrier is not initialised"

int pthread_barrier_destroy(pthread_barrier_t *barrier) {
  __gsmack_atomic_begin();
  require(barrier, TEXTS("pthread_barrier_destroy"));
  REQUIRE(ARRIVED(barrier) == 0,
          "pthread_barrier_destroy: a thread waits at the barrier");
  IN_ORDER("barrier.left", barrier);
  __gsmack_ghost_set("barrier.count", barrier, DESTROYED);
  __gsmack_atomic_end();
  return 0;
}

/* Which thread is told that it is the serial one is open; exactly one is. A thread uses the barrier until it returns, for which destroying
 * it waits. */
int pthread_barrier_wait(pthread_barrier_t *barrier) {
  __gsmack_atomic_begin();
  require(barrier, TEXTS("pthread_barrier_wait"));
  long round = __gsmack_ghost_get("barrier.round", barrier);
  long arrived = ARRIVED(barrier) + 1;
  _Bool last = arrived == COUNT(barrier);
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
    __gsmack_await_for(__gsmack_ghost_get("barrier.round", barrier) != round,
                       "barrier", barrier, 0);
    if (COUNT(barrier) != DESTROYED) {
      __gsmack_uses(barrier, sizeof *barrier);
      IN_ORDER("barrier.left", barrier);
    }
    __gsmack_atomic_end();
  }
  return serial ? PTHREAD_BARRIER_SERIAL_THREAD : 0;
}
