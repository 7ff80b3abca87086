// @expect verified
// @flags -- -DNDEBUG
#include <assert.h>

int main(void) {
  assert(0);
  return 0;
}
