// @expect violated
extern void reach_error(void);
extern void __VERIFIER_assume(int);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
  __VERIFIER_assume(x > 0 && x < 100 && y >= x);
  if (y - x <= 0 && y < 200)
    reach_error(); // want "reach_error"
  return 0;
}
