// @expect unknown
// @flags --check=memory,assert --engine=order
// How many characters %n finds is not modelled, but that it stores something is.
#include <assert.h>
#include <stdio.h>
int main(void) {
  int count = -1;
  printf("abc%n\n", &count);
  assert(count == -1);
  return 0;
}
