// @expect violated
#include <assert.h>
#include <stdlib.h>

int main(void) {
  assert(strtold("0.5", 0) == 0.5);
  assert(strtof("0.1", 0) == 0.1); // want "0.1"
  return 0;
}
