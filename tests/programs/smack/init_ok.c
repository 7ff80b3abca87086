// @expect verified
// What __SMACK_INIT begins runs before main, also in the compiled program.
#include <assert.h>
#include "smack.h"

int x;

__SMACK_INIT(first) {
  x = 1;
}

int main(void) {
  assert(x == 1);
  return 0;
}
