// @expect violated
// That the address of a new object is that of a freed one makes an old pointer none to the new object.
#include <assert.h>
#include <stdlib.h>

int main(void) {
  int *old = malloc(sizeof *old);
  if (!old)
    return 0;
  free(old);
  int *new = malloc(sizeof *new);
  if (!new)
    return 0;
  *new = 2;
  if (new == old)
    *old = 7; // want "freed at"
  free(new);
  return 0;
}
