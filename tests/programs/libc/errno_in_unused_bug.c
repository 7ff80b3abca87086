// @expect violated
// The same function, once main calls it.
#include <assert.h>
#include <errno.h>
#include <stdio.h>

int used(void) { return errno; }

int main(void) {
  assert(used() == 1); // want "used\(\) == 1"
  puts("done");
  return 0;
}
