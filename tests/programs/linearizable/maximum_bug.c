// @expect violated
// @flags --check=linearizable
// The largest number so far, but that somebody else has set it meanwhile is forgotten.
#include "clients.h"

static atomic_int most;

static int raise(int value) {
  int m = most;
  if (value > m)
    most = value;
  return m;
}

static void first(void) { OPERATION1(0, raise, 3); OPERATION1(1, raise, 1); }
static void second(void) { OPERATION1(0, raise, 2); }

int main(void) {
  run();
  gsmack_linearizable(); // want "linearizable: no sequential order"
}
