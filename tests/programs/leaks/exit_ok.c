// @expect verified
// @flags --check=leaks
// A destructor frees it.
#include <stdlib.h>

static char *p;

__attribute__((destructor)) static void end(void) { free(p); }

int main(void) {
  p = malloc(4);
  p[0] = 1;
  exit(p[0]);
}
