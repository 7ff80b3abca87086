// @expect verified
#include <assert.h>

int main(void) {
  int a = -1;
  unsigned b = 1;
  assert(a < (int)b);
  assert((unsigned)a > b);
  return 0;
}
