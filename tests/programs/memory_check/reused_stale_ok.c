// @expect verified
// A new object at the address of a freed one is used through its own pointer, and grows where it is.
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
  int same = new == old;
  *new = 2;
  int *grown = realloc(new, 2 * sizeof *grown);
  if (!grown) {
    free(new);
    return 0;
  }
  if (grown == old)
    *grown += same;
  assert(*grown == 2 || *grown == 3);
  int stays = grown == new;
  free(grown);
  return stays;
}
