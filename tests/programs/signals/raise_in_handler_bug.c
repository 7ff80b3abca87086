// @expect violated
#include <assert.h>
#include <signal.h>

static volatile sig_atomic_t n;
static void inner(int number) { n = 10 * n + 2; }
static void outer(int number) {
  n = 10 * n + 1;
  raise(SIGUSR2);
  n = 10 * n + 3;
}

int main(void) {
  signal(SIGUSR1, outer);
  signal(SIGUSR2, inner);
  raise(SIGUSR1);
  assert(n == 132); // want "n == 132"
}
