/* Attributes of readers-writer locks. Only who is preferred has an effect here. */
#include <errno.h>
#include <pthread.h>

#include "attributes.h"
#include "gsmack.h"

int pthread_rwlockattr_init(pthread_rwlockattr_t *attr) {
  __gsmack_atomic_begin();
  ATTRIBUTES_INIT(attr);
  __gsmack_ghost_set("rwlockattr.kind", attr, PTHREAD_RWLOCK_DEFAULT_NP);
  __gsmack_ghost_set("rwlockattr.shared", attr, PTHREAD_PROCESS_PRIVATE);
  __gsmack_atomic_end();
  return 0;
}

int pthread_rwlockattr_destroy(pthread_rwlockattr_t *attr) {
  __gsmack_atomic_begin();
  ATTRIBUTES_DESTROY(attr, "pthread_rwlockattr_destroy");
  __gsmack_atomic_end();
  return 0;
}

int pthread_rwlockattr_setkind_np(pthread_rwlockattr_t *attr, int kind) {
  ATTRIBUTES_REQUIRE(attr, "pthread_rwlockattr_setkind_np");
  if (kind < PTHREAD_RWLOCK_PREFER_READER_NP ||
      kind > PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP)
    return EINVAL;
  __gsmack_ghost_set("rwlockattr.kind", attr, kind);
  return 0;
}

int pthread_rwlockattr_getkind_np(const pthread_rwlockattr_t *attr,
                                  int *kind) {
  ATTRIBUTES_REQUIRE(attr, "pthread_rwlockattr_getkind_np");
  *kind = (int)__gsmack_ghost_get("rwlockattr.kind", attr);
  return 0;
}

int pthread_rwlockattr_setpshared(pthread_rwlockattr_t *attr, int shared) {
  ATTRIBUTES_REQUIRE(attr, "pthread_rwlockattr_setpshared");
  if (shared != PTHREAD_PROCESS_PRIVATE && shared != PTHREAD_PROCESS_SHARED)
    return EINVAL;
  __gsmack_ghost_set("rwlockattr.shared", attr, shared);
  return 0;
}

int pthread_rwlockattr_getpshared(const pthread_rwlockattr_t *attr,
                                  int *shared) {
  ATTRIBUTES_REQUIRE(attr, "pthread_rwlockattr_getpshared");
  *shared = (int)__gsmack_ghost_get("rwlockattr.shared", attr);
  return 0;
}
