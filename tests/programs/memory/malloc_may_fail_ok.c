// @expect verified
// @flags --may-fail=malloc,calloc
#include <stdlib.h>
#include <assert.h>
#include <errno.h>

int main(void) {
  int *p = malloc(sizeof *p);
  if (!p) {
    assert(errno == ENOMEM);
    return 1;
  }
  *p = 1;
  assert(*p == 1);
  free(p);
  return 0;
}
