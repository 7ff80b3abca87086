/* Attributes of condition variables, which have no effect here: clocks show anything. */
#include <errno.h>
#include <pthread.h>
#include <time.h>

#include "attributes.h"
#include "gsmack.h"

int pthread_condattr_init(pthread_condattr_t *attr) {
  __gsmack_atomic_begin();
  ATTRIBUTES_INIT(attr);
  __gsmack_ghost_set("condattr.clock", attr, CLOCK_REALTIME);
  __gsmack_ghost_set("condattr.shared", attr, PTHREAD_PROCESS_PRIVATE);
  __gsmack_atomic_end();
  return 0;
}

int pthread_condattr_destroy(pthread_condattr_t *attr) {
  __gsmack_atomic_begin();
  ATTRIBUTES_DESTROY(attr, "pthread_condattr_destroy");
  __gsmack_atomic_end();
  return 0;
}

int pthread_condattr_setclock(pthread_condattr_t *attr, clockid_t clock) {
  ATTRIBUTES_REQUIRE(attr, "pthread_condattr_setclock");
  if (clock != CLOCK_REALTIME && clock != CLOCK_MONOTONIC)
    return EINVAL;
  __gsmack_ghost_set("condattr.clock", attr, clock);
  return 0;
}

int pthread_condattr_getclock(const pthread_condattr_t *attr,
                              clockid_t *clock) {
  ATTRIBUTES_REQUIRE(attr, "pthread_condattr_getclock");
  *clock = (clockid_t)__gsmack_ghost_get("condattr.clock", attr);
  return 0;
}

int pthread_condattr_setpshared(pthread_condattr_t *attr, int shared) {
  ATTRIBUTES_REQUIRE(attr, "pthread_condattr_setpshared");
  if (shared != PTHREAD_PROCESS_PRIVATE && shared != PTHREAD_PROCESS_SHARED)
    return EINVAL;
  __gsmack_ghost_set("condattr.shared", attr, shared);
  return 0;
}

int pthread_condattr_getpshared(const pthread_condattr_t *attr, int *shared) {
  ATTRIBUTES_REQUIRE(attr, "pthread_condattr_getpshared");
  *shared = (int)__gsmack_ghost_get("condattr.shared", attr);
  return 0;
}
