/* Attributes of threads, each in a map of its own from the attribute object. Only the detach
 * state has an effect here; the others are kept where a program can ask for them. */
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <sched.h>

#include "attributes.h"
#include "gsmack.h"
#include "reads.h"

enum { DEFAULT_STACK = 8 << 20, PAGE = 4096 };

int pthread_attr_init(pthread_attr_t *attr) {
  __gsmack_atomic_begin();
  ATTRIBUTES_INIT(attr);
  __gsmack_ghost_set("attr.detached", attr, 0);
  __gsmack_ghost_set("attr.stacksize", attr, DEFAULT_STACK);
  __gsmack_ghost_set("attr.stack", attr, 0);
  __gsmack_ghost_set("attr.guardsize", attr, PAGE);
  __gsmack_ghost_set("attr.inherit", attr, PTHREAD_INHERIT_SCHED);
  __gsmack_ghost_set("attr.policy", attr, SCHED_OTHER);
  __gsmack_ghost_set("attr.priority", attr, 0);
  __gsmack_atomic_end();
  return 0;
}

int pthread_attr_destroy(pthread_attr_t *attr) {
  __gsmack_atomic_begin();
  ATTRIBUTES_DESTROY(attr, "pthread_attr_destroy");
  __gsmack_atomic_end();
  return 0;
}

int pthread_attr_setdetachstate(pthread_attr_t *attr, int state) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_setdetachstate");
  if (state != PTHREAD_CREATE_DETACHED && state != PTHREAD_CREATE_JOINABLE)
    return EINVAL;
  __gsmack_ghost_set("attr.detached", attr, state == PTHREAD_CREATE_DETACHED);
  return 0;
}

int pthread_attr_getdetachstate(const pthread_attr_t *attr, int *state) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_getdetachstate");
  *state = __gsmack_ghost_get("attr.detached", attr) ? PTHREAD_CREATE_DETACHED
                                                     : PTHREAD_CREATE_JOINABLE;
  return 0;
}

int pthread_attr_setstacksize(pthread_attr_t *attr, size_t size) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_setstacksize");
  if (size < 16384)
    return EINVAL;
  __gsmack_ghost_set("attr.stacksize", attr, (long)size);
  return 0;
}

int pthread_attr_getstacksize(const pthread_attr_t *attr, size_t *size) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_getstacksize");
  *size = (size_t)__gsmack_ghost_get("attr.stacksize", attr);
  return 0;
}

/* Where a thread's variables are is up to the translation. */
int pthread_attr_setstack(pthread_attr_t *attr, void *stack, size_t size) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_setstack");
  if (size < 16384)
    return EINVAL;
  __gsmack_ghost_set("attr.stack", attr, (long)stack);
  __gsmack_ghost_set("attr.stacksize", attr, (long)size);
  return 0;
}

int pthread_attr_getstack(const pthread_attr_t *attr, void **stack,
                          size_t *size) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_getstack");
  *stack = (void *)__gsmack_ghost_get("attr.stack", attr);
  *size = (size_t)__gsmack_ghost_get("attr.stacksize", attr);
  return 0;
}

int pthread_attr_setguardsize(pthread_attr_t *attr, size_t size) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_setguardsize");
  __gsmack_ghost_set("attr.guardsize", attr, (long)size);
  return 0;
}

int pthread_attr_getguardsize(const pthread_attr_t *attr, size_t *size) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_getguardsize");
  *size = (size_t)__gsmack_ghost_get("attr.guardsize", attr);
  return 0;
}

int pthread_attr_setscope(pthread_attr_t *attr, int scope) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_setscope");
  return scope == PTHREAD_SCOPE_SYSTEM    ? 0
         : scope == PTHREAD_SCOPE_PROCESS ? ENOTSUP
                                          : EINVAL;
}

int pthread_attr_getscope(const pthread_attr_t *attr, int *scope) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_getscope");
  *scope = PTHREAD_SCOPE_SYSTEM;
  return 0;
}

int pthread_attr_setinheritsched(pthread_attr_t *attr, int inherit) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_setinheritsched");
  if (inherit != PTHREAD_INHERIT_SCHED && inherit != PTHREAD_EXPLICIT_SCHED)
    return EINVAL;
  __gsmack_ghost_set("attr.inherit", attr, inherit);
  return 0;
}

int pthread_attr_getinheritsched(const pthread_attr_t *attr, int *inherit) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_getinheritsched");
  *inherit = (int)__gsmack_ghost_get("attr.inherit", attr);
  return 0;
}

int pthread_attr_setschedpolicy(pthread_attr_t *attr, int policy) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_setschedpolicy");
  if (policy != SCHED_OTHER && policy != SCHED_FIFO && policy != SCHED_RR)
    return EINVAL;
  __gsmack_ghost_set("attr.policy", attr, policy);
  return 0;
}

int pthread_attr_getschedpolicy(const pthread_attr_t *attr, int *policy) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_getschedpolicy");
  *policy = (int)__gsmack_ghost_get("attr.policy", attr);
  return 0;
}

int pthread_attr_setschedparam(pthread_attr_t *attr,
                               const struct sched_param *param) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_setschedparam");
  int policy = (int)__gsmack_ghost_get("attr.policy", attr);
  int priority = param->sched_priority;
  if (policy == SCHED_OTHER ? priority != 0 : priority < 1 || priority > 99)
    return EINVAL;
  __gsmack_ghost_set("attr.priority", attr, priority);
  return 0;
}

int pthread_attr_getschedparam(const pthread_attr_t *attr,
                               struct sched_param *param) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_getschedparam");
  param->sched_priority = (int)__gsmack_ghost_get("attr.priority", attr);
  return 0;
}

int pthread_attr_setaffinity_np(pthread_attr_t *attr, size_t size,
                                const cpu_set_t *set) {
  ATTRIBUTES_REQUIRE(attr, "pthread_attr_setaffinity_np");
  reads(set, size);
  return 0;
}

/* Those that a thread has. Where its variables are is up to the translation, so where it has its stack is not known. */
int pthread_getattr_np(pthread_t thread, pthread_attr_t *attr) {
  int error = pthread_attr_init(attr);
  __gsmack_atomic_begin();
  __gsmack_ghost_set("attr.detached", attr,
                     __gsmack_ghost_get_id("thread.detached", thread) != 0);
  __gsmack_approximate("where a thread has its stack", 0, 0);
  __gsmack_ghost_set("attr.stack", attr, __gsmack_nondet_long());
  long size = __gsmack_nondet_long();
  __gsmack_assume(size >= 16384);
  __gsmack_ghost_set("attr.stacksize", attr, size);
  __gsmack_atomic_end();
  return error;
}
