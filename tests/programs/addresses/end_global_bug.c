// @expect violated
// An object may begin where another ends, and the pointer one past the end is equal to that to its first byte.
#include <assert.h>

int a[4], b[4];

int main(void) {
  int *end = a + 4, *p = b;
  assert(end != p); // want "assertion.*end != p"
  return 0;
}
