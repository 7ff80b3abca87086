// @expect verified
// @flags --check=overflow
extern double __VERIFIER_nondet_double(void);
int main(void) {
  double d = __VERIFIER_nondet_double();
  if (!(d > -2147483648.5 && d < 2147483647.5))
    return 0;
  return (int)d > 3;
}
