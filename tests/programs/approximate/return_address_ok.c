// @expect verified
// Where a call returns to may be kept, and is what it is.
#include <assert.h>
static void *from(void) { return __builtin_return_address(0); }
int main(void) {
  void *seen[2];
  for (int i = 0; i < 2; i++)
    seen[i] = from();
  assert(seen[0] == seen[0]);
}
