/* C11 <threads.h>, mutexes that are taken only if that takes no waiting, or not too much. */
#include "c11_init.h"
#include "c11_outcome.h"
#include "mutex.h"
#include "timeout.h"

int mtx_trylock(mtx_t *mutex) {
  mutex_initialised(mutex, "mtx_trylock: the mutex is not initialised");
  return outcome(mutex_lock_now((pthread_mutex_t *)mutex, EBUSY,
                                MUTEX_TEXTS("mtx_trylock")));
}

int mtx_timedlock(mtx_t *restrict mutex, const struct timespec *restrict time) {
  mutex_initialised(mutex, "mtx_timedlock: the mutex is not initialised");
  int error = mutex_lock_now((pthread_mutex_t *)mutex, ETIMEDOUT,
                             MUTEX_TEXTS("mtx_timedlock"));
  return outcome(timeout(error, time));
}
