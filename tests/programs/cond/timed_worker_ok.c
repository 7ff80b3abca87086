// @expect verified
// Not every iteration waits: a worker takes what there is, and looks again when its time is up.
#include <pthread.h>
#include <time.h>
#include <assert.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int items, done, got;
static void *worker(void *a) {
  pthread_mutex_lock(&m);
  for (;;) {
    if (items > 0) { items--; got++; continue; }
    if (done) break;
    struct timespec ts; clock_gettime(CLOCK_REALTIME, &ts); ts.tv_nsec += 1000;
    if (ts.tv_nsec >= 1000000000) { ts.tv_sec++; ts.tv_nsec -= 1000000000; }
    pthread_cond_timedwait(&c, &m, &ts);
  }
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t; pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m); items = 2; pthread_cond_signal(&c); pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  done = 1;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  assert(got == 2);
}
