// @expect violated
// @flags --check=memory
#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p);
  *p = 1;
  free(p);
  return *p; // want "reads 4 bytes at offset 0 of malloc#1 \(4 bytes, allocated at .*stale_bug.c:6, freed at .*stale_bug.c:8 by thread 0 \(main\)\)"
}
