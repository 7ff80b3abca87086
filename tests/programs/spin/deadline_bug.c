// @expect violated
// The deadline is passed before the other thread is done, which the thread that waits does not look at.
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
  assert(data == 7); // want "data == 7"
  pthread_join(t, NULL);
}
