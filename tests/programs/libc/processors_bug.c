// @expect violated
#include <stdlib.h>
#include <unistd.h>

/* There may be one processor. */
int main(void) {
  int n = sysconf(_SC_NPROCESSORS_ONLN);
  int *slots = malloc(n * sizeof *slots);
  slots[1] = 1; // want "writes 4 bytes at offset 4"
  free(slots);
}
