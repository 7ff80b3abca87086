// @expect verified
// @flags --check=linearizable
// Numbers are given out by one atomic operation.
#include "clients.h"

static atomic_int count;

static int next(void) {
  return atomic_fetch_add(&count, 1);
}

static void first(void) { OPERATION(0, next); OPERATION(1, next); }
static void second(void) { OPERATION(0, next); OPERATION(1, next); }

int main(void) {
  run();
  gsmack_linearizable();
}
