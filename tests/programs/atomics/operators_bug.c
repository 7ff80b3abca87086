// @expect violated
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_uint x = 1;

void *worker(void *arg) {
  x = x + 2; /* a load and a store */
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  x++;
  pthread_join(t, 0);
  assert(x == 4); // want "x == 4"
  return 0;
}
