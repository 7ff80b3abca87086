/* Attributes of threads. Only the detach state has an effect here; the others are kept
 * where a program can ask for them. */
#include <errno.h>
#include <pthread.h>
#include <sched.h>

#include "gsmack.h"

int pthread_attr_init(pthread_attr_t *attr) {
  __gsmack_ghost_set("attr.detached", attr, 0);
  return 0;
}

int pthread_attr_destroy(pthread_attr_t *attr) {
  return 0;
}

int pthread_attr_setdetachstate(pthread_attr_t *attr, int state) {
  if (state != PTHREAD_CREATE_DETACHED && state != PTHREAD_CREATE_JOINABLE)
    return EINVAL;
  __gsmack_ghost_set("attr.detached", attr, state == PTHREAD_CREATE_DETACHED);
  return 0;
}

int pthread_attr_getdetachstate(const pthread_attr_t *attr, int *state) {
  *state = __gsmack_ghost_get("attr.detached", attr) ? PTHREAD_CREATE_DETACHED
                                                     : PTHREAD_CREATE_JOINABLE;
  return 0;
}

int pthread_attr_setstacksize(pthread_attr_t *attr, size_t size) {
  if (size < 16384)
    return EINVAL;
  __gsmack_ghost_set("attr.stacksize", attr, (long)size);
  return 0;
}

int pthread_attr_getstacksize(const pthread_attr_t *attr, size_t *size) {
  long set = __gsmack_ghost_get("attr.stacksize", attr);
  *size = set ? (size_t)set : 8UL << 20;
  return 0;
}

int pthread_attr_setguardsize(pthread_attr_t *attr, size_t size) {
  return 0;
}

int pthread_attr_setscope(pthread_attr_t *attr, int scope) {
  return scope == PTHREAD_SCOPE_SYSTEM ? 0 : ENOTSUP;
}

int pthread_attr_setinheritsched(pthread_attr_t *attr, int inherit) {
  return 0;
}

int pthread_attr_setschedpolicy(pthread_attr_t *attr, int policy) {
  return 0;
}

int pthread_attr_setschedparam(pthread_attr_t *attr,
                               const struct sched_param *param) {
  return 0;
}

int pthread_setconcurrency(int level) {
  return 0;
}
