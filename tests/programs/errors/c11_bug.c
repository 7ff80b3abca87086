// @expect violated
#include <assert.h>
#include <threads.h>
#include <time.h>

/* C11 has five outcomes. */
mtx_t m;
cnd_t c;

int worker(void *arg) {
  struct timespec soon = {1, 0};
  assert(mtx_trylock(&m) == thrd_busy);
  assert(mtx_timedlock(&m, &soon) == thrd_busy); // want "timedlock"
  return 0;
}

int main(void) {
  thrd_t t;
  struct timespec soon = {1, 0};
  assert(mtx_init(&m, mtx_timed) == thrd_success);
  assert(cnd_init(&c) == thrd_success);
  assert(mtx_lock(&m) == thrd_success);
  assert(thrd_create(&t, worker, 0) == thrd_success);
  assert(thrd_join(t, 0) == thrd_success);
  int result = cnd_timedwait(&c, &m, &soon);
  assert(result == thrd_timedout || result == thrd_success);
  assert(mtx_unlock(&m) == thrd_success);
  cnd_destroy(&c);
  mtx_destroy(&m);
  return 0;
}
