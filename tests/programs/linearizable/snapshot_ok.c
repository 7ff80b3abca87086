// @expect verified
// @flags --check=linearizable
// A snapshot of two cells is what two looks agree on.
#include "clients.h"

static atomic_int cell[2];

static int write_first(void) { cell[0] = 1; return 0; }
static int write_second(void) { cell[1] = 1; return 0; }

static void first(void) { OPERATION(0, write_first); OPERATION(1, write_second); }

static void second(void) {
  gsmack_call(0, "snapshot");
  int a = cell[0], b = cell[1];
  for (int c = cell[0], d = cell[1]; c != a || d != b; c = cell[0], d = cell[1])
    a = c, b = d;
  gsmack_return(0, a, b);
}

int main(void) {
  run();
  gsmack_linearizable();
}
