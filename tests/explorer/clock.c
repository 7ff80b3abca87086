// Loops that wait for a time come to an end, and what a thread hears of another's time is never later than its own.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#ifndef SPAN
#define SPAN 2
#endif
static _Atomic long heard;
static _Atomic int never;

static long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec;
}
static void *waits(void *a) {
  long start = now();
  while (now() - start < SPAN)
    if (atomic_load(&never))
      break;
  atomic_store_explicit(&heard, now(), memory_order_relaxed);
  return 0;
}
int main(void) {
  pthread_t t;
  time_t start = time(0);
  pthread_create(&t, 0, waits, 0);
  long then = atomic_load_explicit(&heard, memory_order_relaxed);
  assert(now() >= then);
#ifdef BUG
  assert(then == 0); // it ends
#endif
  pthread_join(t, 0);
  while (difftime(time(0), start) < 3600)
    ;
  return 0;
}
