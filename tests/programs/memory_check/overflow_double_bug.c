// @expect violated
// @flags --check=overflow
extern double __VERIFIER_nondet_double(void);
int main(void) {
  double d = __VERIFIER_nondet_double();
  if (!(d > -3e9 && d < 2147483647.5))
    return 0;
  return (int)d > 3; // want "no integer of the type can hold"
}
