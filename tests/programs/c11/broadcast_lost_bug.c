// @expect violated
#include <assert.h>
#include <threads.h>

/* cnd_broadcast wakes those that wait; who comes later waits for ever. */
mtx_t m;
cnd_t c;
int ready;

int waiter(void *arg) {
  mtx_lock(&m);
  cnd_wait(&c, &m); // want "wait"
  mtx_unlock(&m);
  return 0;
}

int main(void) {
  thrd_t t;
  mtx_init(&m, mtx_plain);
  cnd_init(&c);
  thrd_create(&t, waiter, 0);
  mtx_lock(&m);
  ready = 1;
  cnd_broadcast(&c);
  mtx_unlock(&m);
  thrd_join(t, 0);
  cnd_destroy(&c);
  mtx_destroy(&m);
  return 0;
}
