// @expect verified
#include <threads.h>
#include <assert.h>
#include <errno.h>

int main(void) {
  mtx_t m;
  mtx_init(&m, mtx_plain | mtx_recursive);
  mtx_lock(&m);
  assert(mtx_trylock(&m) == thrd_success);
  mtx_unlock(&m);
  mtx_unlock(&m);
  mtx_destroy(&m);
  return 0;
}
