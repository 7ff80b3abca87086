// @expect verified
// @flags --check=linearizable
// A priority queue with a counter for each priority: who finds one looks again at those before it, and takes two looks as one if nothing was added meanwhile.
#include "clients.h"

static atomic_int count[2], added;

static int add(int priority) {
  count[priority]++;
  added++;
  return 1;
}

/* Only one thread removes. */
static int remove_least(void) {
  for (;;) {
    int seen = added;
    for (int p = 0; p < 2; p++)
      if (count[p]) {
        if (added != seen)
          break;
        count[p]--;
        return p;
      }
    if (added == seen)
      return -1;
  }
}

static void first(void) { OPERATION1(0, add, 0); OPERATION1(1, add, 1); }
static void second(void) { OPERATION(0, remove_least); OPERATION(1, remove_least); }

int main(void) {
  run();
  gsmack_linearizable();
}
