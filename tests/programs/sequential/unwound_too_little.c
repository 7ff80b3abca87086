// @expect bounded
// @flags --unroll=3
#include <assert.h>

int main(void) {
  int n = 0;
  while (n < 6)
    n++;
  assert(n == 5);
  return 0;
}
