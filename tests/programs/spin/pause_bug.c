// @expect violated
// The processor is told that the thread spins, and for how many cycles that went on is counted. Nothing orders what is relaxed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <x86intrin.h>

static atomic_int ready;
static int data;

static void *f(void *arg) {
  data = 7;
  atomic_store_explicit(&ready, 1, memory_order_relaxed);
  return arg;
}

int main(void) {
  pthread_t t;
  unsigned long long begin = __rdtsc();
  pthread_create(&t, NULL, f, NULL);
  while (!atomic_load_explicit(&ready, memory_order_relaxed))
    _mm_pause();
  assert(data == 7); // want "neither happens before the other"
  pthread_join(t, NULL);
  return __rdtsc() - begin == 0;
}
