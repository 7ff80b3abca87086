// @expect verified
// Of anything else, __builtin_clz is a number.
#include <assert.h>

int main(void) {
  unsigned x = 1;
  assert(__builtin_clz(x) == 31);
  return 0;
}
