// @expect verified
#define _GNU_SOURCE
#include <assert.h>
#include <gsmack.h>
#include <pthread.h>

/* While a writer waits, a lock that prefers writers lets no new reader in. */
pthread_rwlock_t l;
int asked;

void *writer(void *arg) {
  pthread_rwlock_wrlock(&l);
  pthread_rwlock_unlock(&l);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_rwlockattr_t a;
  int kind;
  pthread_rwlockattr_init(&a);
  pthread_rwlockattr_setkind_np(&a, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
  pthread_rwlockattr_getkind_np(&a, &kind);
  pthread_rwlock_init(&l, &a);
  pthread_rwlock_rdlock(&l);
  pthread_create(&t, 0, writer, 0);
  __gsmack_atomic_begin();
  __gsmack_await(__gsmack_ghost_get("rwlock.waiting", &l) != 0 ||
                 kind != PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
  __gsmack_atomic_end();
  assert(pthread_rwlock_tryrdlock(&l) != 0);
  pthread_rwlock_unlock(&l);
  pthread_join(t, 0);
  pthread_rwlock_destroy(&l);
  return 0;
}
