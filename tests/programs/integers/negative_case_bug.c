// @expect violated
// A switch on a number that is known to be -1 takes the case of -1, however wide the number is written.
#include <assert.h>

int main(void) {
  int k = 0;
  k = k - 1;
  switch (k) {
  case -1:
    assert(0);
  default:
    break;
  }
  return 0;
}
