// @expect violated
// One of the four remainders was forgotten.
unsigned __VERIFIER_nondet_uint(void);

static int parity(unsigned n) {
  switch (n % 4) {
  case 0:
  case 2:
    return 0;
  case 1:
    return 1;
  default:
    __builtin_unreachable(); // want "takes for unreachable"
  }
}

int main(void) {
  return parity(__VERIFIER_nondet_uint()) > 1;
}
