// @expect verified
#include <assert.h>
#include <threads.h>

mtx_t m;
int x;

int worker(void *arg) {
  mtx_lock(&m);
  x++;
  mtx_unlock(&m);
  return arg ? 5 : 6;
}

int main(void) {
  thrd_t t;
  int result;
  mtx_init(&m, mtx_plain);
  thrd_create(&t, worker, &x);
  worker(0);
  thrd_join(t, &result);
  assert(x == 2);
  assert(result == 5);
  mtx_destroy(&m);
  return 0;
}
