// @expect violated
#include <threads.h>
#include <time.h>
#include <assert.h>
#include <errno.h>

int main(void) {
  mtx_t m;
  cnd_t c;
  struct timespec soon = {1, 0};
  mtx_init(&m, mtx_plain);
  cnd_init(&c);
  mtx_lock(&m);
  int result = cnd_timedwait(&c, &m, &soon);
  assert(result == thrd_timedout); // want "thrd_timedout"
  mtx_unlock(&m);
  cnd_destroy(&c);
  mtx_destroy(&m);
  return 0;
}
