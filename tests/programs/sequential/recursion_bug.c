// @expect violated
#include <assert.h>

static int factorial(int n) { return n <= 2 ? 1 : n * factorial(n - 1); }

int main(void) {
  assert(factorial(4) == 24); // want "factorial\(4\) == 24"
  return 0;
}
