// @expect violated
// What no integer of the type can hold becomes any.
double __VERIFIER_nondet_double(void);

int main(void) {
  double d = __VERIFIER_nondet_double();
  int n = (int)d;
  char a[4] = {0};
  if (d != d)
    return a[n]; // want "a\[n\]: reads 1 byte at"
  return 0;
}
