// @expect violated
// What the loop waits for second is never set.
#include <pthread.h>
#include <time.h>
#include <assert.h>
#include <stdbool.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; static pthread_cond_t c1 = PTHREAD_COND_INITIALIZER, c2 = PTHREAD_COND_INITIALIZER;
static int a, b;
static bool wait_ms(pthread_cond_t *c, long ms) {
  struct timespec ts; clock_gettime(CLOCK_REALTIME, &ts);
  ts.tv_sec += ms / 1000;
  return pthread_cond_timedwait(c, &m, &ts) == 0;
}
static void *f(void *x) { pthread_mutex_lock(&m); a = 1; pthread_cond_signal(&c1); pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
 pthread_cond_signal(&c2); pthread_mutex_unlock(&m); return 0; }
int main(void) {
  pthread_t t; pthread_create(&t, 0, f, 0);
  pthread_mutex_lock(&m);
  while (!a || !b) {
    if (!a) wait_ms(&c1, 2000); else wait_ms(&c2, 3000);
  }
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  assert(a && b);
}
