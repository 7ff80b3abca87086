// @expect violated
// @flags --check=linearizable
// A reader of a sequence lock that does not look again.
#include "clients.h"

static atomic_uint sequence;
static atomic_int x, y;

static int set(int value) {
  sequence++;
  x = value;
  y = value;
  sequence++;
  return 0;
}

static void get(int number) {
  gsmack_call(number, "get");
  int a, b;
  unsigned s;
  do {
    while ((s = sequence) % 2)
      ;
    a = x;
    b = y;
  } while (0);
  gsmack_return(number, a, b);
}

static void first(void) { OPERATION1(0, set, 1); OPERATION1(1, set, 2); }
static void second(void) { get(0); }

int main(void) {
  run();
  gsmack_linearizable(); // want "linearizable: no sequential order"
}
