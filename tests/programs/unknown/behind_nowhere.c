// @expect unknown
// @flags --check=assert
// The compiled program does not fail, which is chance: the access lies beyond the array, in each execution.
#include <assert.h>

static int array[4], done;

int main(void) {
  int *behind = array + 4;
  *behind = 1; // want "no known object"
  done = 1;
  assert(done);
  return 0;
}
