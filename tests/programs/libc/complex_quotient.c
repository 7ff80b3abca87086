// @expect unknown
// @flags --engine=order
// Libraries round quotients differently.
#include <assert.h>
#include <complex.h>

int main(int argc, char **argv) {
  (void)argv;
  double complex z = argc + 1 * I;
  z = z / (3 + argc * I); // want "the value of __divdc3"
  assert(creal(z) < 1);
  return 0;
}
