// @expect unknown
// @flags --engine=order
// One handler is done when the other begins, as both are for the same signal: that is not modelled.
#include <assert.h>
#include <signal.h>

static volatile sig_atomic_t n, inside;

static void handler(int number) {
  inside++;
  n += inside != 1;
  inside--;
}

int main(void) {
  signal(SIGINT, handler);
  assert(n == 0);
  assert(inside == 0);
  return 0;
}
