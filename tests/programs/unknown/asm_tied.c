// @expect unknown
// @flags --engine=order
// A pause with an input that is tied to an output in memory is not modelled.
#include <assert.h>

int main(void) {
  int n = 5, x = 7;
  __asm__("pause" : "=g"(x) : "0"(n)); // want "inline assembly"
  assert(x == 7);
  return 0;
}
