// @expect verified
// @flags --check=linearizable
// A counting network of one balancer: who has drawn a number waits until the one before it has been given out (Herlihy, Shavit and Waarts).
#include "clients.h"

static atomic_int toggle, wire[2] = {0, 1}, given;

static int next(void) {
  int w = atomic_fetch_xor(&toggle, 1);
  int value = atomic_fetch_add(&wire[w], 2);
  while (given != value)
    ;
  given = value + 1;
  return value;
}

static void first(void) { OPERATION(0, next); }
static void second(void) { OPERATION(0, next); OPERATION(1, next); }

int main(void) {
  run();
  gsmack_linearizable();
}
