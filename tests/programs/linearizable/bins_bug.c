// @expect violated
// @flags --check=linearizable
// A priority queue with a counter for each priority, looked at from the least on: it has passed the first one when that is added (Herlihy and Shavit's SimpleLinear).
#include "clients.h"

static atomic_int count[2];

static int add(int priority) {
  count[priority]++;
  return 1;
}

/* Only one thread removes. */
static int remove_least(void) {
  for (int p = 0; p < 2; p++)
    if (count[p]) {
      count[p]--;
      return p;
    }
  return -1;
}

static void first(void) { OPERATION1(0, add, 0); OPERATION1(1, add, 1); }
static void second(void) { OPERATION(0, remove_least); OPERATION(1, remove_least); }

int main(void) {
  run();
  gsmack_linearizable(); // want "linearizable: no sequential order"
}
