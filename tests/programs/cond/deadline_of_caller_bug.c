// @expect violated
// The loop is in a function that gets the deadline by its address, from outside of any loop.
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static bool ready;

static long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_REALTIME, &t);
  return t.tv_sec * 1000000000 + t.tv_nsec;
}

static bool wait_until(const long *until) {
  struct timespec t = {*until / 1000000000, *until % 1000000000};
  pthread_cond_timedwait(&c, &m, &t);
  return now() < *until;
}

static bool wait_ready(const long *until) {
  while (!ready)
    if (!wait_until(until))
      break;
  return true;
}

static void *waiter(void *arg) {
  pthread_mutex_lock(&m);
  long until = now() + 10000000;
  if (wait_ready(&until))
    assert(ready);  // want "ready"
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  pthread_mutex_lock(&m);
  ready = true;
  pthread_mutex_unlock(&m);
  pthread_cond_broadcast(&c);
  pthread_join(t, 0);
  return 0;
}
