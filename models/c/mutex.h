/* A mutex as the models of mutexes and of condition variables see it.
 *
 * mutex.owner: mutex -> the thread that holds it, 0 if free
 * mutex.count: mutex -> how often a recursive mutex is held beyond the first time
 * mutex.kind:  mutex -> 0 if never initialised by a call (the kind is then what a static
 *              initialiser left in it), MUTEX_DESTROYED, or the type + 1 */
#ifndef GSMACK_MODEL_MUTEX_H
#define GSMACK_MODEL_MUTEX_H

#include <pthread.h>

#include "gsmack.h"

enum {
  MUTEX_DESTROYED = -1,
  MUTEX_NORMAL = PTHREAD_MUTEX_NORMAL + 1,
  MUTEX_RECURSIVE = PTHREAD_MUTEX_RECURSIVE + 1,
  MUTEX_ERRORCHECK = PTHREAD_MUTEX_ERRORCHECK + 1
};

static inline long mutex_kind(const pthread_mutex_t *mutex) {
  long kind = __gsmack_ghost_get("mutex.kind", mutex);
  return kind ? kind : mutex->__data.__kind + 1;
}

static inline unsigned long mutex_owner(const pthread_mutex_t *mutex) {
  return (unsigned long)__gsmack_ghost_get("mutex.owner", mutex);
}

#endif
