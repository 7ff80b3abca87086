// @expect verified
// Around the loop numbers are chosen and assumed anew: in the next iteration of the outer loop some satisfy that.
_Bool __VERIFIER_nondet_bool(void);
int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int);
int main(void) {
  for (int i = 0; i < 3; i++) {
    int n = __VERIFIER_nondet_int();
    __VERIFIER_assume(n >= 0 && n < 10);
    while (__VERIFIER_nondet_bool())
      ;
  }
}
