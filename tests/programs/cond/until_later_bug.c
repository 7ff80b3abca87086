// @expect violated
// Each wait lasts until another time, which is computed in the loop. A time that is up is taken for the signal.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int done, data;

static void *f(void *arg) {
  pthread_mutex_lock(&m);
  data = 7;
  done = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, f, NULL);
  pthread_mutex_lock(&m);
  while (!done) {
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += 1;
    if (pthread_cond_timedwait(&c, &m, &until) == ETIMEDOUT)
      break;
  }
  assert(data == 7); // want "data == 7"
  pthread_mutex_unlock(&m);
  pthread_join(t, NULL);
}
