// @expect violated
extern void __VERIFIER_assert(int);
extern void __VERIFIER_assume(int);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  __VERIFIER_assert(x != 7); // want "assert"
  __VERIFIER_assume(x != 7);
  return 0;
}
