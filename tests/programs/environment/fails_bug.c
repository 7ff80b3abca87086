// @expect violated
// @flags --may-fail=setenv
#include <assert.h>
#include <stdlib.h>

int main(void) {
  assert(setenv("A", "b", 1) == 0); // want "setenv"
  return 0;
}
