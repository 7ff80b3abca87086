// @expect violated
#include <threads.h>

int main(void) {
  mtx_t m;
  cnd_t c;
  mtx_init(&m, mtx_plain);
  cnd_init(&c);
  cnd_wait(&c, &m); // want "cnd_wait: the mutex is not held by this thread"
  return 0;
}
