// @expect violated
#include <assert.h>
#include <threads.h>

/* What stands after thrd_exit is not executed, and neither is the unlock. */
mtx_t m;

int worker(void *arg) {
  mtx_lock(&m);
  thrd_exit(0);
  mtx_unlock(&m);
}

int main(void) {
  thrd_t t;
  mtx_init(&m, mtx_plain);
  thrd_create(&t, worker, 0);
  mtx_lock(&m); // want "wait"
  mtx_unlock(&m);
  thrd_join(t, 0);
  return 0;
}
