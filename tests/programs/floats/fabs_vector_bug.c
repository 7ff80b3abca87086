// @expect violated
// The sign of each element goes, and nothing else.
#include <assert.h>
typedef double pair __attribute__((vector_size(16)));
int main(void) {
  pair p = {-0.1, -0.3};
  pair q = __builtin_elementwise_abs(p);
  assert(q[0] == 0.1 && q[1] < 0.3); // want "assertion"
  return 0;
}
