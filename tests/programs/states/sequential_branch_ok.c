// @expect verified
// @flags --engine=walk
// Without other threads a branch reads the variable itself.
#include <assert.h>

static int steps, sum;

static void add(int *to, int n) { *to = (*to + n) % 1000; }

int main(void) {
  int *counted[2] = {&steps, &sum};
  for (steps = 0; steps < 2000; add(counted[0], 2))
    if (steps == 998)
      break;
    else
      add(counted[1], steps);
  assert(sum == 502);
}
