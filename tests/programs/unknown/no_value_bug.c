// @expect violated
// @flags --check=assert,memory
// A pointer without a value leads anywhere. That is asked about.
#include <assert.h>

static int done;

int main(void) {
  int *p;
  *p = 1; // want "no value"
  done = 1;
  assert(done);
  return 0;
}
