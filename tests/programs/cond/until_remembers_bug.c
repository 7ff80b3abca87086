// @expect violated
// What the loop writes before a wait is looked at behind it: it does more than test again.
#include <assert.h>
#include <pthread.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int done;

static void *f(void *arg) {
  pthread_mutex_lock(&m);
  done = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  struct timespec until = {1, 0};
  pthread_create(&t, NULL, f, NULL);
  pthread_mutex_lock(&m);
  while (!done) {
    until.tv_sec = until.tv_sec == 1 ? 2 : 3;
    pthread_cond_timedwait(&c, &m, &until);
  }
  assert(until.tv_sec < 3); // want "until.tv_sec < 3"
  pthread_mutex_unlock(&m);
  pthread_join(t, NULL);
}
