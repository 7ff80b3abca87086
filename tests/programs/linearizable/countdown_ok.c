// @expect verified
// @flags --check=linearizable
// Exactly one signal of a countdown is the last.
#include "clients.h"

static atomic_int left = 3;

static int signal(void) {
  return atomic_fetch_sub(&left, 1) == 1;
}

static void first(void) { OPERATION(0, signal); OPERATION(1, signal); }
static void second(void) { OPERATION(0, signal); }

int main(void) {
  run();
  gsmack_linearizable();
}
