// @expect violated
// One more than the array has: what lies there may be the beginning of another one.
#include <assert.h>

static int a[4], b[4];

static int owned(int *p) { return p >= a && p <= a + 4; }

int main(void) {
  assert(!owned(&b[0])); // want "assertion"
}
