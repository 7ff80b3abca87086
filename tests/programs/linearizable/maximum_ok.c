// @expect verified
// @flags --check=linearizable
// The largest number so far.
#include "clients.h"

static atomic_int most;

static int raise(int value) {
  int m = most;
  while (value > m && !atomic_compare_exchange_strong(&most, &m, value))
    ;
  return m;
}

static void first(void) { OPERATION1(0, raise, 3); OPERATION1(1, raise, 1); }
static void second(void) { OPERATION1(0, raise, 2); }

int main(void) {
  run();
  gsmack_linearizable();
}
