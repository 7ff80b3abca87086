// @expect violated
// What the loop counts by a pointer decides when it gives up.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <assert.h>
atomic_int go;

static int again(int *left) {
  if (--*left == 0)
    return 0;
  sched_yield();
  return 1;
}

void *worker(void *arg) {
  int left = 3;
  while (!go && again(&left))
    ;
  assert(left > 0); // want "left > 0|one thread"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  go = 1;
  pthread_join(t, 0);
  return 0;
}
