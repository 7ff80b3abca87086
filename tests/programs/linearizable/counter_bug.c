// @expect violated
// @flags --check=linearizable
// Two threads are given the same number.
#include "clients.h"

static atomic_int count;

static int next(void) {
  int n = count;
  count = n + 1;
  return n;
}

static void first(void) { OPERATION(0, next); OPERATION(1, next); }
static void second(void) { OPERATION(0, next); OPERATION(1, next); }

int main(void) {
  run();
  gsmack_linearizable(); // want "linearizable: no sequential order"
}
