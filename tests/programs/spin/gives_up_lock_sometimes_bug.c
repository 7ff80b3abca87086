// @expect violated
// Nobody says that there is no more work.
#include <pthread.h>
#include <sched.h>
#include <assert.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int items, done, got;
static void *worker(void *a) {
  pthread_mutex_lock(&m);
  for (;;) {
    if (items > 0) { items--; got++; continue; }
    if (done) break;
    pthread_mutex_unlock(&m);
    sched_yield();
    pthread_mutex_lock(&m);
  }
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t; pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m); items = 2; pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  assert(got == 2);
}
