// @expect verified
// @flags --check=memory --may-fail=malloc
#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p);
  if (p)
    *p = 1;
  free(p);
  return 0;
}
