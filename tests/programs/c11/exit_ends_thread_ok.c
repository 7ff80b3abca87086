// @expect verified
#include <assert.h>
#include <threads.h>

/* What stands after thrd_exit is not executed. */
mtx_t m;

int worker(void *arg) {
  mtx_lock(&m);
  mtx_unlock(&m);
  thrd_exit(0);
}

int main(void) {
  thrd_t t;
  mtx_init(&m, mtx_plain);
  thrd_create(&t, worker, 0);
  mtx_lock(&m);
  mtx_unlock(&m);
  thrd_join(t, 0);
  return 0;
}
