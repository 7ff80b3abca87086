// @expect unknown
// @flags --engine=order
// Main stands still while the handler counts: that is not modelled.
#include <assert.h>
#include <signal.h>

static volatile sig_atomic_t inside;

static void handler(int number) {
  inside++;
  inside--;
}

int main(void) {
  signal(SIGINT, handler);
  assert(inside == 0);
  return 0;
}
