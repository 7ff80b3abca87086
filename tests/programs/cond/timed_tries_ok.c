// @expect verified
// A loop counts how often its time was up.
#include <pthread.h>
#include <time.h>
#include <errno.h>
#include <assert.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready;
static void *f(void *x) { pthread_mutex_lock(&m); ready = 1; pthread_cond_signal(&c); pthread_mutex_unlock(&m); return 0; }
int main(void) {
  pthread_t t; pthread_create(&t, 0, f, 0);
  struct timespec ts = {5, 0};
  int tries = 0, rc = 0;
  pthread_mutex_lock(&m);
  while (!ready && tries < 3) { rc = pthread_cond_timedwait(&c, &m, &ts); if (rc == ETIMEDOUT) tries++; }
  assert(ready || tries == 3);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
}
