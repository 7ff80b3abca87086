// @expect verified
// Two sums in each iteration, atomically: others may notice either, but make no difference of it.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int hits;
static atomic_long sum;

static void *work(void *arg) {
  for (int i = 0; i < 1000000; i++) {
    hits++;
    atomic_fetch_add(&sum, i);
  }
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, work, NULL);
  pthread_create(&b, NULL, work, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  printf("%d %ld\n", hits, sum);
  return 0;
}
