// @expect verified
// The wait is in a function that logs what failed, which is more than to wait, but not on each way: spurious wake-ups need no bound.
#include <pthread.h>
#include <assert.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready, level, logged;

static long wait_for(pthread_cond_t *c, pthread_mutex_t *m) {
  int err = pthread_cond_wait(c, m);
  if (err == 0)
    return 0;
  if (level > 1)
    logged++;
  return -1;
}

static void *worker(void *unused) {
  pthread_mutex_lock(&m);
  while (!ready)
    if (wait_for(&c, &m) != 0) {
      pthread_mutex_unlock(&m);
      return 0;
    }
  assert(ready == 1);
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
}
