// @expect violated
// @flags -- -DN=3
#include <assert.h>

#ifndef N
#define N 4
#endif

int main(void) {
  assert(N == 4); // want "4"
  return 0;
}
