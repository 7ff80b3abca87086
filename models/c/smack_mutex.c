/* Mutexes as smack.h has them: those of POSIX, with fields that show the state and
 * assertions that SMACK makes. */
#include "smack.h"

#undef pthread_mutex_t
#undef pthread_mutex_init
#undef pthread_mutex_destroy
#undef pthread_mutex_lock
#undef pthread_mutex_trylock
#undef pthread_mutex_unlock
#undef pthread_cond_wait

#include <errno.h>

#include "mutex.h"

int smack_mutex_init(smack_mutex_t *mutex, const pthread_mutexattr_t *attr) {
  __gsmack_atomic_begin();
  pthread_mutex_init(&mutex->posix, attr);
  mutex->lock = UNLOCKED;
  mutex->init = INITIALIZED;
  mutex->attr.type = attr ? (int)__gsmack_ghost_get("mutexattr.type", attr)
                          : PTHREAD_MUTEX_NORMAL;
  __gsmack_atomic_end();
  return 0;
}

int smack_mutex_destroy(smack_mutex_t *mutex) {
  __gsmack_atomic_begin();
  __gsmack_assert(mutex->init == INITIALIZED, "misuse",
                  "a mutex that was not initialised is destroyed");
  __gsmack_assert(mutex->lock == UNLOCKED, "misuse",
                  "a mutex that is held is destroyed");
  mutex->init = UNINITIALIZED;
  __gsmack_atomic_end();
  return 0;
}

int smack_mutex_lock(smack_mutex_t *mutex) {
  int error = 0, self = (int)__gsmack_self();
  __gsmack_atomic_begin();
  if (mutex->attr.type == PTHREAD_MUTEX_ERRORCHECK) {
    if (mutex->init != INITIALIZED)
      error = EINVAL;
  } else {
    __gsmack_assert(mutex->init == INITIALIZED, "misuse",
                    "a mutex that was not initialised is locked");
    __gsmack_assert(mutex->lock != self ||
                        mutex->attr.type == PTHREAD_MUTEX_RECURSIVE,
                    "misuse", "a mutex is locked again by the thread that holds it");
  }
  if (!error)
    error = pthread_mutex_lock(&mutex->posix);
  if (!error)
    mutex->lock = self;
  __gsmack_atomic_end();
  return error;
}

int smack_mutex_trylock(smack_mutex_t *mutex) {
  __gsmack_atomic_begin();
  __gsmack_assert(mutex->init == INITIALIZED, "misuse",
                  "a mutex that was not initialised is locked");
  int error = pthread_mutex_trylock(&mutex->posix);
  if (!error)
    mutex->lock = (int)__gsmack_self();
  __gsmack_atomic_end();
  return error;
}

int smack_mutex_unlock(smack_mutex_t *mutex) {
  int error = 0;
  __gsmack_atomic_begin();
  if (mutex->attr.type == PTHREAD_MUTEX_ERRORCHECK) {
    if (mutex->init != INITIALIZED)
      error = EINVAL;
  } else {
    __gsmack_assert(mutex->init == INITIALIZED, "misuse",
                    "a mutex that was not initialised is unlocked");
    __gsmack_assert(mutex->lock == (int)__gsmack_self(), "misuse",
                    "a mutex is unlocked by a thread that does not hold it");
  }
  if (!error)
    error = pthread_mutex_unlock(&mutex->posix);
  if (!error)
    mutex->lock = (int)mutex_owner(&mutex->posix);
  __gsmack_atomic_end();
  return error;
}

int smack_cond_wait(pthread_cond_t *cond, smack_mutex_t *mutex) {
  __gsmack_atomic_begin();
  __gsmack_assert(mutex->lock == (int)__gsmack_self(), "misuse",
                  "a thread waits with a mutex that it does not hold");
  mutex->lock = UNLOCKED;
  __gsmack_atomic_end();
  int error = pthread_cond_wait(cond, &mutex->posix);
  __gsmack_atomic_begin();
  mutex->lock = (int)__gsmack_self();
  __gsmack_atomic_end();
  return error;
}
