// @expect violated
#include <assert.h>

int main(void) {
  int a = -1;
  unsigned b = 1;
  assert(a < b); // want "a < b"
  return 0;
}
