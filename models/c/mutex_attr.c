/* Attributes of mutexes, each in a map of its own from the attribute object. Only the type, and
 * whether the mutex is robust (robust.c), have an effect; a protocol changes priorities,
 * and who runs first is open here anyway. */
#include <errno.h>
#include <pthread.h>

#include "attributes.h"
#include "gsmack.h"

int pthread_mutexattr_init(pthread_mutexattr_t *attr) {
  __gsmack_atomic_begin();
  ATTRIBUTES_INIT(attr);
  __gsmack_ghost_set("mutexattr.type", attr, PTHREAD_MUTEX_DEFAULT);
  __gsmack_ghost_set("mutexattr.robust", attr, PTHREAD_MUTEX_STALLED);
  __gsmack_ghost_set("mutexattr.shared", attr, PTHREAD_PROCESS_PRIVATE);
  __gsmack_ghost_set("mutexattr.protocol", attr, PTHREAD_PRIO_NONE);
  __gsmack_atomic_end();
  return 0;
}

int pthread_mutexattr_destroy(pthread_mutexattr_t *attr) {
  __gsmack_atomic_begin();
  ATTRIBUTES_DESTROY(attr, "pthread_mutexattr_destroy");
  __gsmack_atomic_end();
  return 0;
}

int pthread_mutexattr_settype(pthread_mutexattr_t *attr, int type) {
  ATTRIBUTES_REQUIRE(attr, "pthread_mutexattr_settype");
  if (type < PTHREAD_MUTEX_NORMAL || type > PTHREAD_MUTEX_ADAPTIVE_NP)
    return EINVAL;
  __gsmack_ghost_set("mutexattr.type", attr, type);
  return 0;
}

int pthread_mutexattr_gettype(const pthread_mutexattr_t *attr, int *type) {
  ATTRIBUTES_REQUIRE(attr, "pthread_mutexattr_gettype");
  *type = (int)__gsmack_ghost_get("mutexattr.type", attr);
  return 0;
}

int pthread_mutexattr_setpshared(pthread_mutexattr_t *attr, int shared) {
  ATTRIBUTES_REQUIRE(attr, "pthread_mutexattr_setpshared");
  if (shared != PTHREAD_PROCESS_PRIVATE && shared != PTHREAD_PROCESS_SHARED)
    return EINVAL;
  __gsmack_ghost_set("mutexattr.shared", attr, shared);
  return 0;
}

int pthread_mutexattr_getpshared(const pthread_mutexattr_t *attr, int *shared) {
  ATTRIBUTES_REQUIRE(attr, "pthread_mutexattr_getpshared");
  *shared = (int)__gsmack_ghost_get("mutexattr.shared", attr);
  return 0;
}

int pthread_mutexattr_setprotocol(pthread_mutexattr_t *attr, int protocol) {
  ATTRIBUTES_REQUIRE(attr, "pthread_mutexattr_setprotocol");
  if (protocol < PTHREAD_PRIO_NONE || protocol > PTHREAD_PRIO_PROTECT)
    return EINVAL;
  __gsmack_ghost_set("mutexattr.protocol", attr, protocol);
  return 0;
}

int pthread_mutexattr_getprotocol(const pthread_mutexattr_t *attr,
                                  int *protocol) {
  ATTRIBUTES_REQUIRE(attr, "pthread_mutexattr_getprotocol");
  *protocol = (int)__gsmack_ghost_get("mutexattr.protocol", attr);
  return 0;
}
