// @expect violated
// There are clocks that do not exist.
#include <assert.h>
#include <time.h>

int main(void) {
  struct timespec now;
  assert(clock_gettime(999, &now) == 0); // want "clock_gettime"
  return 0;
}
