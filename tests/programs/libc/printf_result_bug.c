// @expect violated
#include <assert.h>
#include <stdio.h>

/* Output may fail. */
int main(void) {
  int r = printf("hello\n");
  assert(r != -1); // want "r != -1"
  return 0;
}
