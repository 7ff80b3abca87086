// @expect verified
// @flags --static-init=macro -- -m32 -Wno-self-assign
#define _GNU_SOURCE
#include <pthread.h>

/* Each has an initialiser, or is initialised by a call. */
static pthread_mutex_t m[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP};
static struct {
  int n;
  pthread_cond_t c;
  pthread_rwlock_t l;
} s = {.c = PTHREAD_COND_INITIALIZER, .l = PTHREAD_RWLOCK_INITIALIZER};
static pthread_mutex_t late;

int main(void) {
  pthread_mutex_t here = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
  pthread_mutex_init(&late, 0);
  late = late;
  pthread_mutex_lock(&m[0]);
  pthread_mutex_lock(&m[1]);
  pthread_mutex_lock(&m[1]);
  pthread_cond_signal(&s.c);
  pthread_rwlock_rdlock(&s.l);
  pthread_rwlock_unlock(&s.l);
  pthread_mutex_unlock(&m[1]);
  pthread_mutex_unlock(&m[1]);
  pthread_mutex_unlock(&m[0]);
  pthread_mutex_lock(&late);
  pthread_mutex_unlock(&late);
  pthread_mutex_lock(&here);
  pthread_mutex_unlock(&here);
  return 0;
}
