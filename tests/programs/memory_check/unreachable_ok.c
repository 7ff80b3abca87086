// @expect verified
// There are no other remainders.
unsigned __VERIFIER_nondet_uint(void);

static int parity(unsigned n) {
  switch (n % 4) {
  case 0:
  case 2:
    return 0;
  case 1:
  case 3:
    return 1;
  default:
    __builtin_unreachable();
  }
}

int main(void) {
  return parity(__VERIFIER_nondet_uint()) > 1;
}
