// @expect verified
// A key that is compared by memcmp is the address of an object that is still there, and of a new one.
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
  struct key new = {malloc(8), 1, 0};
  if (old.of && new.of)
    assert(memcmp(&old, &new, sizeof old));
  free(old.of);
  free(new.of);
  return 0;
}
