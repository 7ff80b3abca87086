// @expect violated
#include <assert.h>
#include <stdlib.h>

int main(void) {
  char *end;
  assert(atof("1.5") == 1.5 && atof(" -0.1x") == -0.1 && atof("x") == 0.0);
  assert(strtod("12e-3,", &end) == 0.012 && *end == ',');
  assert(strtod("3e", &end) == 3.0 && *end == 'e');
  assert(strtod(".25", 0) == 25.0); // want "25"
  return 0;
}
