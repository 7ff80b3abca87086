// @expect violated
// An input that is tied to an output in memory is stored there: what was there before is gone.
#include <assert.h>

int main(void) {
  int n = 5, x = 7;
  __asm__("" : "=g"(x) : "0"(n));
  assert(x == 7); // want "x == 7"
  return 0;
}
