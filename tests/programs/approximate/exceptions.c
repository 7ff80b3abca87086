// @expect unknown
// Operations do not tell which exceptions they raise.
#include <assert.h>
#include <fenv.h>

int main(void) {
  feclearexcept(FE_ALL_EXCEPT);
  assert(!fetestexcept(FE_DIVBYZERO)); // want "which floating-point exceptions are raised"
  return 0;
}
