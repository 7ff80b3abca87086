// @expect verified
#include <assert.h>
#include <threads.h>

/* A detached thread runs by itself. */
_Atomic int done;

int worker(void *arg) {
  done = 1;
  return 0;
}

int main(void) {
  thrd_t t;
  thrd_create(&t, worker, 0);
  assert(thrd_detach(t) == thrd_success);
  assert(done == 0 || done == 1);
  return 0;
}
