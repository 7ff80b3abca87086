// @expect verified
// @flags --check=memory
#include <stdlib.h>
int main(int argc, char **argv) {
  char small[8], *p = small;
  if (argc > 8)
    p = malloc(argc);
  p[0] = 0;
  if (p != small)
    free(p);
  return 0;
}
