// @expect violated
#include <threads.h>
#include <time.h>
#include <assert.h>
#include <errno.h>

/* Somebody else holds the mutex, or not. */
mtx_t m;

int holder(void *arg) {
  mtx_lock(&m);
  mtx_unlock(&m);
  return 0;
}

int main(void) {
  thrd_t t;
  struct timespec soon = {1, 0};
  mtx_init(&m, mtx_timed);
  thrd_create(&t, holder, 0);
  int result = mtx_timedlock(&m, &soon);
  assert(result == thrd_success); // want "thrd_success"
  if (result == thrd_success)
    mtx_unlock(&m);
  thrd_join(t, 0);
  mtx_destroy(&m);
  return 0;
}
