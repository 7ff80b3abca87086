// @expect violated
#include <assert.h>
#include <stdlib.h>

int main(void) {
  void *p;
  assert(posix_memalign(&p, 3, 8) == 0); // want "posix_memalign"
  free(p);
  return 0;
}
