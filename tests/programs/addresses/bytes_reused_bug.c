// @expect violated
// @optimised LLVM takes two allocations for different, though one was freed
// A key that is compared by memcmp is the address of an object that is gone, and of a new one.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct key {
  void *of;
  int number;
  int zero;
};

int main(void) {
  struct key old = {malloc(8), 1, 0};
  free(old.of);
  struct key new = {malloc(8), 1, 0};
  if (new.of)
    assert(memcmp(&old, &new, sizeof old)); // want "memcmp"
  return 0;
}
