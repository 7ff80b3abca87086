// @expect violated
#include <assert.h>
#include <math.h>

/* What is nearest to a multiple may lie below it. */
int main(void) {
  assert(remainder(5, 3) == fmod(5, 3)); // want "remainder"
  return 0;
}
