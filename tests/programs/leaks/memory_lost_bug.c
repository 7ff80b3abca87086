// @expect violated
// @flags --check=leaks
// Nothing points to the first object any more.
#include <stdlib.h>
static int *kept;
static void set(int v) {
  kept = malloc(sizeof *kept);
  *kept = v;
}

int main(void) {
  set(1);
  set(2);
  free(kept);
  return 0; // want "memory is never freed"
}
