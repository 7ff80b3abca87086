// @expect unknown
// @flags --engine=order
// The thread does not go on while the handler counts: that is not modelled.
#include <assert.h>
#include <signal.h>

static volatile sig_atomic_t n;

static void handler(int number) { n++; }

int main(void) {
  signal(SIGINT, handler);
  int a = n, b = n;
  assert(a == b);
  return 0;
}
