// @expect violated
// What one thread is shown by a clock that can be set may be less than what another was shown before.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

static atomic_long seen;

static long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_REALTIME, &t);
  return t.tv_sec;
}

static void *f(void *arg) {
  seen = now() + 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, f, NULL);
  long before;
  while (!(before = seen))
    now();
  assert(now() >= before - 1); // want "now.. >= before - 1"
  pthread_join(t, NULL);
}
