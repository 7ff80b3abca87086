// @expect verified
// @flags --check=overflow
extern float __VERIFIER_nondet_float(void);
int main(void) {
  float x = __VERIFIER_nondet_float();
  if (!(x < 256 && x > -1))
    return 0;
  return (unsigned char)x;
}
