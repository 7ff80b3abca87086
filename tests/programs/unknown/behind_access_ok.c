// @expect verified
// @flags --check=assert
// The access lies in the array.
#include <assert.h>

static int array[4], done;

int main(void) {
  array[3] = 1;
  done = 1;
  assert(done);
  return 0;
}
