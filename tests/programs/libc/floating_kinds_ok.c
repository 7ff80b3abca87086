// @expect verified
#include <assert.h>
#include <stdlib.h>

int main(void) {
  char *end;
  assert(strtof("0.1", &end) == 0.1f && *end == 0 && strtof("3.14159274", 0) == 3.14159274f);
  assert(strtof("16777217", 0) == 16777216.0f && strtof("x", &end) == 0.0f && *end == 'x');
  assert(strtold("-0.1,", &end) == -0.1L && *end == ',' && strtold("0.1", 0) != (long double)strtod("0.1", 0));
  return 0;
}
