// @expect violated
// Signals change nothing that this loop reads.
#include <signal.h>
#include <stdatomic.h>

static atomic_int came, other;

static void handler(int number) { came = 1; }

int main(void) {
  signal(SIGINT, handler);
  while (!other)
    ;
  return 0;
}
