// @expect violated
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int a = __VERIFIER_nondet_int();
  if (a == 3)
    __builtin_trap(); /* ends the process */
  if (a >= 3 && a <= 4)
    reach_error(); // want "reach_error"
  return 0;
}
