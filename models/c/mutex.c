/* Mutexes. Each operation is one step. An adaptive mutex is a normal one. */
#include "attributes.h"
#include "ceiling.h"
#include "fail.h"
#include "mutex.h"

int pthread_mutex_init(pthread_mutex_t *mutex,
                       const pthread_mutexattr_t *attr) {
  long kind = MUTEX_NORMAL;
  if (MAY_FAIL(pthread_mutex_init))
    return ENOMEM;
  __gsmack_atomic_begin();
  if (attr) {
    ATTRIBUTES_REQUIRE(attr, "pthread_mutex_init");
    kind = __gsmack_ghost_get("mutexattr.type", attr) + 1;
  }
  if (attr && __model_robust_start &&
      __gsmack_ghost_get("mutexattr.robust", attr) == PTHREAD_MUTEX_ROBUST)
    kind += ROBUST;
  mutex_start(mutex, kind, BEGIN_TEXTS("pthread_mutex_init", "mutex"));
  if (__model_ceiling_start)
    __model_ceiling_start(mutex, attr);
  __gsmack_atomic_end();
  return 0;
}

int pthread_mutex_destroy(pthread_mutex_t *mutex) {
  return mutex_end(mutex, MUTEX_TEXTS("pthread_mutex_destroy"),
                   "pthread_mutex_destroy: the mutex is locked");
}

int pthread_mutex_lock(pthread_mutex_t *mutex) {
  return mutex_lock(mutex, MUTEX_TEXTS("pthread_mutex_lock"));
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
  return mutex_unlock(
      mutex, MUTEX_TEXTS("pthread_mutex_unlock"),
      "pthread_mutex_unlock: the mutex is not held by this thread");
}

MUTEX_LEAKS
