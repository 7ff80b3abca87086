// @expect verified
// There are clocks that do not exist.
#include <assert.h>
#include <time.h>

int main(void) {
  struct timespec now;
  assert(clock_gettime(999, &now) == -1);
  assert(clock_gettime(CLOCK_MONOTONIC, &now) == 0);
  return 0;
}
