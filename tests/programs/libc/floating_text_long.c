// @expect unknown
#include <assert.h>
#include <stdlib.h>

int main(void) {
  assert(strtod("3.14159265358979323846", 0) > 3.0); // want "strtod: a number of so many digits"
  return 0;
}
