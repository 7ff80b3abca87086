// @expect violated
#include <threads.h>

int main(void) {
  mtx_t m;
  mtx_init(&m, mtx_plain);
  mtx_unlock(&m); // want "mtx_unlock: the mutex is not held by this thread"
  mtx_destroy(&m);
  return 0;
}
