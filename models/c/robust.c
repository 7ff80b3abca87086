/* Robust mutexes. robust.state: mutex -> whether its data can be relied on. */
#include "attributes.h"
#include <errno.h>
#include <pthread.h>

#include "mutex.h"
#include "thread.h"

enum { CONSISTENT, INCONSISTENT, LOST };

#define STATE(mutex) __gsmack_ghost_get("robust.state", mutex)

void __model_robust_start(const void *mutex) {
  __gsmack_ghost_set("robust.state", mutex, CONSISTENT);
}

_Bool __model_robust_orphan(unsigned long owner) {
  unsigned long identity = thread_identity(owner);
  long state = __gsmack_ghost_get_id("thread.state", identity);
  return owner != 0 && (thread_number(identity) != owner ||
                        state == THREAD_FINISHED || state == THREAD_JOINED);
}

int __model_robust_inherit(const void *mutex) {
  __gsmack_ghost_set("robust.state", mutex, INCONSISTENT);
  __gsmack_ghost_set("mutex.count", mutex, 0);
  return EOWNERDEAD;
}

_Bool __model_robust_lost(const void *mutex) { return STATE(mutex) == LOST; }

void __model_robust_leave(const void *mutex) {
  if (STATE(mutex) == INCONSISTENT)
    __gsmack_ghost_set("robust.state", mutex, LOST);
}

int pthread_mutex_consistent(pthread_mutex_t *mutex) {
  int error = 0;
  __gsmack_atomic_begin();
  if (mutex_kind(mutex) <= ROBUST || STATE(mutex) != INCONSISTENT)
    error = EINVAL;
  else
    __gsmack_ghost_set("robust.state", mutex, CONSISTENT);
  __gsmack_atomic_end();
  return error;
}

int pthread_mutexattr_setrobust(pthread_mutexattr_t *attr, int robust) {
  ATTRIBUTES_REQUIRE(attr, "pthread_mutexattr_setrobust");
  if (robust != PTHREAD_MUTEX_STALLED && robust != PTHREAD_MUTEX_ROBUST)
    return EINVAL;
  __gsmack_ghost_set("mutexattr.robust", attr, robust);
  return 0;
}

int pthread_mutexattr_getrobust(const pthread_mutexattr_t *attr, int *robust) {
  ATTRIBUTES_REQUIRE(attr, "pthread_mutexattr_getrobust");
  *robust = (int)__gsmack_ghost_get("mutexattr.robust", attr);
  return 0;
}
