// @expect unknown
// @flags --check=assert
// A pointer without a value leads anywhere. The compiled program crashes, which is not asked about.
#include <assert.h>

static int done;

int main(void) {
  int *p;
  *p = 1; // want "no known object"
  done = 1;
  assert(done);
  return 0;
}
