// @expect verified
// @flags --check=overflow
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned bit = __VERIFIER_nondet_uint(), mask = 1;
  if (bit > 31)
    return 0;
  return (mask << bit) != 0;
}
