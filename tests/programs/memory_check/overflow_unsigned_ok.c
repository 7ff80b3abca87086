// @expect verified
// @flags --check=overflow
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int a = __VERIFIER_nondet_int();
  a = (int)((unsigned)a + 1);
  return a > 0;
}
