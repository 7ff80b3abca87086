// @expect violated
// @flags --check=linearizable
// A snapshot by one look: it has the second write without the first.
#include "clients.h"

static atomic_int cell[2];

static int write_first(void) { cell[0] = 1; return 0; }
static int write_second(void) { cell[1] = 1; return 0; }

static void first(void) { OPERATION(0, write_first); OPERATION(1, write_second); }

static void second(void) {
  gsmack_call(0, "snapshot");
  int a = cell[0], b = cell[1];
  gsmack_return(0, a, b);
}

int main(void) {
  run();
  gsmack_linearizable(); // want "linearizable: no sequential order"
}
