// @expect violated
// @flags --spurious-wakeups=2
// The function that waits notes that it woke up, in one more way each time: the second wake-up without a signal makes a difference.
#include <pthread.h>
#include <assert.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready;

static long wait_for(pthread_cond_t *c, pthread_mutex_t *m, int *woken) {
  int err = pthread_cond_wait(c, m);
  if (err == 0) {
    *woken = *woken ? 2 : 1;
    return 0;
  }
  return -1;
}

static void *worker(void *unused) {
  int woken = 0;
  pthread_mutex_lock(&m);
  while (!ready)
    if (wait_for(&c, &m, &woken) != 0) {
      pthread_mutex_unlock(&m);
      return 0;
    }
  assert(woken < 2); // want "woken < 2"
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
