// @expect violated
// The handler counts between the two.
#include <assert.h>
#include <signal.h>

static volatile sig_atomic_t n;

static void handler(int number) { n++; }

int main(void) {
  signal(SIGINT, handler);
  int a = n, b = n;
  assert(a == b); // want "a == b"
  return 0;
}
