// @expect violated
// @flags --check=overflow
// @optimised clang folds what no integer can hold
#include <math.h>

int main(void) {
  long double x = 0x1p31L;
  return (int)x; // want "no integer of the type can hold"
}
