// @expect verified
// @flags --check=memory
#include <stdlib.h>

int main(void) {
  char *p = malloc(4);
  for (int i = 0; i < 2; i++)
    *p++ = 'x';
  free(p - 2);
  return 0;
}
