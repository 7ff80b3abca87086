// @expect violated
#include <assert.h>
#include <stdatomic.h>
#include <threads.h>
#include <time.h>

/* Sleeping orders nothing. */
atomic_int ready;

int worker(void *arg) {
  ready = 1;
  return 0;
}

int main(void) {
  thrd_t t;
  struct timespec second = {1, 0};
  thrd_create(&t, worker, 0);
  assert(thrd_sleep(&second, 0) == 0);
  thrd_yield();
  assert(ready); // want "ready"
  thrd_join(t, 0);
  return 0;
}
