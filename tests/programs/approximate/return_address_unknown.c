// @expect unknown
// Both calls return to the same place, but which is not known.
#include <assert.h>
static void *from(void) { return __builtin_return_address(0); }
int main(void) {
  void *seen[2];
  for (int i = 0; i < 2; i++)
    seen[i] = from();
  assert(seen[0] == seen[1]);
}
