// @expect verified
// @flags --check=leaks
#include <stdlib.h>
static int *kept;
static void set(int v) {
  free(kept);
  kept = malloc(sizeof *kept);
  *kept = v;
}

int main(void) {
  set(1);
  set(2);
  free(kept);
  return 0;
}
