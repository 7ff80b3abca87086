// @expect violated
// A deadline is passed once its seconds are. Here it is taken to be passed if its rest is.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

static atomic_int ready;

static void *f(void *arg) {
  ready = 1;
  return arg;
}

static int before(const struct timespec *a, const struct timespec *b) {
  return a->tv_sec < b->tv_sec && a->tv_nsec < b->tv_nsec;
}

int main(void) {
  pthread_t t;
  struct timespec end, now;
  pthread_create(&t, NULL, f, NULL);
  clock_gettime(CLOCK_MONOTONIC, &end);
  end.tv_sec += 2;
  do
    clock_gettime(CLOCK_MONOTONIC, &now);
  while (!ready && before(&now, &end));
  if (!ready)
    assert(now.tv_sec >= end.tv_sec); // want "now.tv_sec >= end.tv_sec"
  pthread_join(t, NULL);
}
