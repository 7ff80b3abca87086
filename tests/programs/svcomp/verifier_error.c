// @expect violated
extern void __VERIFIER_error(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned a = __VERIFIER_nondet_uint();
  if (a * a == 49 && a > 7)
    __VERIFIER_error(); // want "error"
  return 0;
}
