// @expect violated
// @flags --check=overflow
extern float __VERIFIER_nondet_float(void);
int main(void) {
  float x = __VERIFIER_nondet_float();
  if (x >= 256 || x < 0)
    return 0;
  return (unsigned char)x; // want "no integer of the type can hold"
}
