// @expect violated
// One of the two is asked how far the other thread has come.
#include <assert.h>
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
  pthread_t a;
  pthread_create(&a, NULL, work, NULL);
  assert(hits != 3); // want "hits != 3"
  pthread_join(a, NULL);
  printf("%ld\n", sum);
  return 0;
}
