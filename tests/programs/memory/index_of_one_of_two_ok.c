// @expect verified
// The index stays in the array, and the other object is as large as both.
#include <assert.h>
#include <stdlib.h>

struct one { int array[4], member; };
struct two { int array[8], element; };

int main(int argc, char **argv) {
  struct one *one = malloc(sizeof *one);
  struct two *two = malloc(sizeof *two);
  if (!one || !two)
    return 1;
  one->member = 0;
  int i = argc > 3 ? 3 : 0;
  int *p = argc > 2 ? &one->array[i] : &two->element;
  *p = 5;
  assert(one->member == 0);
  return 0;
}
