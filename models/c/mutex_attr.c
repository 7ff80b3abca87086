/* Attributes of mutexes. mutexattr.type: attribute object -> type. */
#include <errno.h>
#include <pthread.h>

#include "gsmack.h"

int pthread_mutexattr_init(pthread_mutexattr_t *attr) {
  __gsmack_ghost_set("mutexattr.type", attr, PTHREAD_MUTEX_DEFAULT);
  return 0;
}

int pthread_mutexattr_destroy(pthread_mutexattr_t *attr) {
  return 0;
}

int pthread_mutexattr_settype(pthread_mutexattr_t *attr, int type) {
  if (type < PTHREAD_MUTEX_NORMAL || type > PTHREAD_MUTEX_ADAPTIVE_NP)
    return EINVAL;
  __gsmack_ghost_set("mutexattr.type", attr, type);
  return 0;
}

int pthread_mutexattr_gettype(const pthread_mutexattr_t *attr, int *type) {
  *type = (int)__gsmack_ghost_get("mutexattr.type", attr);
  return 0;
}

int pthread_mutexattr_setpshared(pthread_mutexattr_t *attr, int shared) {
  return shared == PTHREAD_PROCESS_PRIVATE || shared == PTHREAD_PROCESS_SHARED
             ? 0
             : EINVAL;
}

/* A protocol changes priorities, and who runs first is open here anyway. */
int pthread_mutexattr_setprotocol(pthread_mutexattr_t *attr, int protocol) {
  return protocol < PTHREAD_PRIO_NONE || protocol > PTHREAD_PRIO_PROTECT
             ? EINVAL
             : 0;
}
