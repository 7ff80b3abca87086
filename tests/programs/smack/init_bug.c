// @expect violated
// As in init_ok, but main does not expect it.
#include <assert.h>
#include "smack.h"

int x;

__SMACK_INIT(first) {
  x = 1;
}

int main(void) {
  assert(x == 0);
  return 0;
}
