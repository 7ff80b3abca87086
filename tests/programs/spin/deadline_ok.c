// @expect verified
// Time goes on for who waits: a deadline in the future is passed in the end, whatever unit it is computed in.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

static atomic_int ready;
static int data;

static long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void *f(void *arg) {
  data = 7;
  ready = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, f, NULL);
  long end = milliseconds() + 100;
  while (!ready && milliseconds() < end)
    ;
  if (ready)
    assert(data == 7);
  time_t second = time(NULL);
  while (!ready)
    if (time(NULL) > second + 5)
      break;
  pthread_join(t, NULL);
}
