// @expect violated
// Which of the variables of two activations of a function lies lower is not known.
// @optimised LLVM inlines
#include <assert.h>
#include <stdint.h>

static int grows_up(char *outer) {
  char inner = 0;
  if (!outer)
    return grows_up(&inner);
  return (uintptr_t)&inner > (uintptr_t)outer;
}

int main(void) {
  assert(grows_up(0)); // want "grows_up"
  return 0;
}
