/* Attributes of barriers, which have no effect here. */
#include <errno.h>
#include <pthread.h>

#include "attributes.h"
#include "gsmack.h"

int pthread_barrierattr_init(pthread_barrierattr_t *attr) {
  __gsmack_atomic_begin();
  ATTRIBUTES_INIT(attr);
  __gsmack_ghost_set("barrierattr.shared", attr, PTHREAD_PROCESS_PRIVATE);
  __gsmack_atomic_end();
  return 0;
}

int pthread_barrierattr_destroy(pthread_barrierattr_t *attr) {
  __gsmack_atomic_begin();
  ATTRIBUTES_DESTROY(attr, "pthread_barrierattr_destroy");
  __gsmack_atomic_end();
  return 0;
}

int pthread_barrierattr_setpshared(pthread_barrierattr_t *attr, int shared) {
  ATTRIBUTES_REQUIRE(attr, "pthread_barrierattr_setpshared");
  if (shared != PTHREAD_PROCESS_PRIVATE && shared != PTHREAD_PROCESS_SHARED)
    return EINVAL;
  __gsmack_ghost_set("barrierattr.shared", attr, shared);
  return 0;
}

int pthread_barrierattr_getpshared(const pthread_barrierattr_t *attr,
                                   int *shared) {
  ATTRIBUTES_REQUIRE(attr, "pthread_barrierattr_getpshared");
  *shared = (int)__gsmack_ghost_get("barrierattr.shared", attr);
  return 0;
}
