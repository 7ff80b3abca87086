// @expect verified
// @flags --check=memory --may-fail=malloc
#include <stdlib.h>
int main(void) {
  int *p = malloc(4);
  if (!p)
    return 1;
  *p = 1;
  free(p);
  return 0;
}
