// @expect violated
// @flags --check=overflow
// Nothing is wrong unless it is by nothing.
extern unsigned __VERIFIER_nondet_uint(void);
static unsigned rotate(unsigned x, unsigned by) {
  return x << by | x >> (32 - by); // want "the shift is negative, or by the width"
}

int main(void) { return rotate(5, __VERIFIER_nondet_uint() % 32) == 5; }
