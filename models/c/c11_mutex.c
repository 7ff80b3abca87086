/* C11 <threads.h>, mutexes. */
#include "c11_init.h"
#include "c11_outcome.h"
#include "fail.h"
#include "mutex.h"

#define POSIX(mutex) ((pthread_mutex_t *)(mutex))

int mtx_init(mtx_t *mutex, int type) {
  if (type < 0 || type > (mtx_plain | mtx_timed | mtx_recursive))
    return thrd_error;
  if (MAY_FAIL(mtx_init))
    return thrd_error;
  mutex_start(POSIX(mutex),
              type % 2 == mtx_recursive ? MUTEX_RECURSIVE : MUTEX_NORMAL,
              BEGIN_TEXTS("mtx_init", "mutex"));
  return thrd_success;
}

void mtx_destroy(mtx_t *mutex) {
  mutex_initialised(mutex, "mtx_destroy: the mutex is not initialised");
  mutex_end(POSIX(mutex), MUTEX_TEXTS("mtx_destroy"),
            "mtx_destroy: the mutex is locked");
}

int mtx_lock(mtx_t *mutex) {
  mutex_initialised(mutex, "mtx_lock: the mutex is not initialised");
  return outcome(mutex_lock(POSIX(mutex), MUTEX_TEXTS("mtx_lock")));
}

int mtx_unlock(mtx_t *mutex) {
  mutex_initialised(mutex, "mtx_unlock: the mutex is not initialised");
  return outcome(mutex_unlock(POSIX(mutex), MUTEX_TEXTS("mtx_unlock"),
                              "mtx_unlock: the mutex is not held by this "
                              "thread"));
}

MUTEX_LEAKS
