// @expect violated
#include <pthread.h>
#include <assert.h>
#include <errno.h>

/* Attributes of a lock are kept, and nonsense is refused. */
int main(void) {
  pthread_rwlock_t l;
  pthread_rwlockattr_t a;
  int kind, shared;
  pthread_rwlockattr_init(&a);
  pthread_rwlockattr_getkind_np(&a, &kind);
  pthread_rwlockattr_getpshared(&a, &shared);
  assert(kind == PTHREAD_RWLOCK_DEFAULT_NP && shared == PTHREAD_PROCESS_PRIVATE);
  assert(pthread_rwlockattr_setkind_np(&a, 77) == EINVAL);
  assert(pthread_rwlockattr_setpshared(&a, 77) == EINVAL);
  pthread_rwlockattr_setkind_np(&a, PTHREAD_RWLOCK_PREFER_WRITER_NP);
  pthread_rwlockattr_setpshared(&a, PTHREAD_PROCESS_SHARED);
  pthread_rwlockattr_getkind_np(&a, &kind);
  pthread_rwlockattr_getpshared(&a, &shared);
  assert(pthread_rwlock_init(&l, &a) == 0);
  assert(pthread_rwlockattr_destroy(&a) == 0);
  assert(!(kind == PTHREAD_RWLOCK_PREFER_WRITER_NP && shared == PTHREAD_PROCESS_SHARED)); // want "PREFER_WRITER"
  assert(pthread_rwlock_destroy(&l) == 0);
  return 0;
}
