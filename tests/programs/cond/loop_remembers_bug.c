// @expect violated
// @flags --spurious-wakeups=2
// The loop around the wait writes a variable that it reads only in the next round: it is no idle one.
#include <pthread.h>
#include <assert.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready;

static void *worker(void *unused) {
  int woken = 0, twice = 0, err;
  pthread_mutex_lock(&m);
  while (!ready) {
    err = pthread_cond_wait(&c, &m);
    if (err == 0) {
      if (woken)
        twice = 1;
      woken = 1;
    }
  }
  assert(!twice); // want "!twice"
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
