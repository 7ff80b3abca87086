// @expect violated
// @flags --check=leaks
// What is there when exit is called is never freed.
#include <stdlib.h>

int main(void) {
  char *p = malloc(4);
  p[0] = 1;
  exit(p[0]); // want "memory is never freed"
}
