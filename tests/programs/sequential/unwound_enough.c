// @expect violated
// @flags --unroll=8
#include <assert.h>

int main(void) {
  int n = 0;
  while (n < 6)
    n++;
  assert(n == 5); // want "n == 5"
  return 0;
}
