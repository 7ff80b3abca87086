// @expect violated
// @flags --engine=order
#include <assert.h>
#include <stdio.h>

/* The first assertion may hold; the second one does not, whatever the text. */
int main(void) {
  char b[4];
  int n = 1;
  snprintf(b, sizeof b, "%g", 1.5);
  assert(b[0] == '1');
  n = 2;
  assert(n == 1); // want "n == 1"
  return 0;
}
