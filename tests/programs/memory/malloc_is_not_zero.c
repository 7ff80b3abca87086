// @expect violated
#include <assert.h>
#include <stdlib.h>

int main(void) {
  int *a = malloc(2 * sizeof(int));
  if (!a)
    return 0;
  a[1] = 8;
  assert(a[1] == 8);
  assert(a[0] == 0); // want "0"
  return 0;
}
