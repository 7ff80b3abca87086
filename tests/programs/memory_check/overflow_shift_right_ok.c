// @expect verified
// @flags --check=overflow
extern unsigned __VERIFIER_nondet_uint(void);
static unsigned rotate(unsigned x, unsigned by) {
  return x << by | x >> (-by & 31);
}

int main(void) { return rotate(5, __VERIFIER_nondet_uint() % 32) == 5; }
