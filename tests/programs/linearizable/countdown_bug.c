// @expect violated
// @flags --check=linearizable
// A countdown that looks at its count in a second step: two signals think that they are the last.
#include "clients.h"

static atomic_int left = 3;

static int signal(void) {
  left--;
  return left == 0;
}

static void first(void) { OPERATION(0, signal); OPERATION(1, signal); }
static void second(void) { OPERATION(0, signal); }

int main(void) {
  run();
  gsmack_linearizable(); // want "linearizable: no sequential order"
}
