// @expect violated
// Of zero, __builtin_clz is anything.
#include <assert.h>

int main(void) {
  unsigned x = 0;
  assert(__builtin_clz(x) == 32); // want "assertion"
  return 0;
}
