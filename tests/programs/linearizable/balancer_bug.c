// @expect violated
// @flags --check=linearizable
// A counting network of one balancer: a number can be given out after a greater one, while somebody is within it.
#include "clients.h"

static atomic_int toggle, wire[2] = {0, 1};

static int next(void) {
  int w = atomic_fetch_xor(&toggle, 1);
  return atomic_fetch_add(&wire[w], 2);
}

static void first(void) { OPERATION(0, next); }
static void second(void) { OPERATION(0, next); OPERATION(1, next); }

int main(void) {
  run();
  gsmack_linearizable(); // want "linearizable: no sequential order"
}
