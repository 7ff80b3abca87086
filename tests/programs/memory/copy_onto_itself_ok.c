// @expect verified
// Which bytes of the object are copied is not known, and the places overlap as often as one likes.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
  unsigned char *p = malloc(20);
  if (!p)
    return 0;
  memset(p, 0, 20);
  p[9] = 1;
  memmove(p + 14, p + 9, argc > 2 ? 1 : 2);
  int r = *(unsigned long long *)(p + 8) >> 48 & 1;
  assert(r == 1);
  free(p);
  return 0;
}
