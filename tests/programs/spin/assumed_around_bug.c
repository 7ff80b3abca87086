// @expect violated
// Whoever leaves the inner loop comes to an assumption of the next iteration that does not hold then.
_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

int main(void) {
  int x = 0;
  for (int i = 0; i < 2; i++) {
    __VERIFIER_assume(!x);
    x = 1;
    while (__VERIFIER_nondet_bool()) // want "goes round"
      ;
  }
}
