// @expect violated
#include <assert.h>

int main(void) {
  volatile long double third = 1.0L / 3;
  assert(third == 1.0 / 3); // want "third"
  return 0;
}
