// @expect violated
#include <assert.h>
#include <math.h>
#include <pthread.h>

/* Threads that sum up sines and count them: that a count is lost does not depend on the sines. */
static double sum[2];
static int count;

static void *add(void *at) {
  double x = sin(0.5);
  if (x > 0.4)
    x = x / 2;
  *(double *)at = x;
  count++;
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, add, &sum[0]);
  add(&sum[1]);
  pthread_join(t, 0);
  assert(count == 2); // want "count"
  return 0;
}
