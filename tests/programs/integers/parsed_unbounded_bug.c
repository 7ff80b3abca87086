// @expect violated
// @flags --integers=unbounded
#include <assert.h>
#include <stdio.h>

int main(void) {
  unsigned u = 0;
  sscanf("0x1f", "%x", &u);
  assert(u == 15); // want "u == 15"
  return 0;
}
