// @expect verified
// The variables of two activations of a function are not the same, and one of them lies lower.
#include <assert.h>
#include <stdint.h>

static int grows(char *outer) {
  char inner = 0;
  if (!outer)
    return grows(&inner);
  return (uintptr_t)&inner > (uintptr_t)outer || (uintptr_t)&inner < (uintptr_t)outer;
}

int main(void) {
  assert(grows(0));
  return 0;
}
