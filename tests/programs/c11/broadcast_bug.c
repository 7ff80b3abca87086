// @expect violated
#include <threads.h>
#include <assert.h>
#include <errno.h>

/* All that wait go on. */
mtx_t m;
cnd_t c;
int go, woken;

int waiter(void *arg) {
  mtx_lock(&m);
  while (!go)
    cnd_wait(&c, &m);
  woken++;
  mtx_unlock(&m);
  return 0;
}

int main(void) {
  thrd_t a, b;
  mtx_init(&m, mtx_plain);
  cnd_init(&c);
  thrd_create(&a, waiter, 0);
  thrd_create(&b, waiter, 0);
  mtx_lock(&m);
  go = 1;
  cnd_signal(&c);
  mtx_unlock(&m);
  thrd_join(a, 0);
  thrd_join(b, 0);
  assert(woken == 2);
  return 0;
}
