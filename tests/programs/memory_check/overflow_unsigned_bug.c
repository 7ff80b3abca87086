// @expect violated
// @flags --check=overflow
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int a = __VERIFIER_nondet_int();
  a += 1; // want "the sum overflows"
  return a > 0;
}
