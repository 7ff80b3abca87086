// @expect violated
#include <threads.h>

/* C11 has no initialisers but the calls. */
static mtx_t m;

int main(void) {
  mtx_lock(&m); // want "mtx_lock: the mutex is not initialised"
  return 0;
}
