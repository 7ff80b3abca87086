// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_uint x = 1;

void *worker(void *arg) {
  x += 2; /* one step on an _Atomic */
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  x++;
  pthread_join(t, 0);
  assert(x == 4);
  return 0;
}
