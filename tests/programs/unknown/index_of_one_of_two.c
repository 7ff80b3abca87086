// @expect unknown
// @flags --engine=order
// The element behind the array of one object is another member there, and what the other object has at that distance.
#include <assert.h>
#include <stdlib.h>

struct one { int array[4], member; };
struct two { int array[4], element; };

int main(int argc, char **argv) {
  struct one *one = malloc(sizeof *one);
  struct two *two = malloc(sizeof *two);
  if (!one || !two)
    return 1;
  one->member = 0;
  int i = argc > 3 ? 4 : 0;
  int *p = argc > 2 ? &one->array[i] : &two->element;
  *p = 5; // want "an index that leads from an array to another member"
  assert(one->member == 0);
  return 0;
}
