// @expect violated
// Bits are counted from 1.
#define _GNU_SOURCE
#include <assert.h>
#include <string.h>

int main(void) {
  assert(ffsl(8) == 4 && ffsll(1) == 1);
  assert(ffs(8) == 3); // want "ffs.8. == 3"
  return 0;
}
