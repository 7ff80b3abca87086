// @expect verified
#include <assert.h>

int main(void) {
  signed char k = 0;
  k = k - 2;
  switch (k) {
  case -2:
    break;
  case 254:
  default:
    assert(0);
  }
  return 0;
}
