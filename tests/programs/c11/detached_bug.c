// @expect violated
#include <assert.h>
#include <threads.h>

/* A detached thread runs by itself, and nobody can wait for its end. */
_Atomic int done;

int worker(void *arg) {
  done = 1;
  return 0;
}

int main(void) {
  thrd_t t;
  thrd_create(&t, worker, 0);
  assert(thrd_detach(t) == thrd_success);
  thrd_join(t, 0); // want "thrd_join: the thread is detached"
  return 0;
}
