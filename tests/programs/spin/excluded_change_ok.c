// @expect verified
// The thread may count in the loop until it leaves it.
_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

int main(void) {
  int i = 0;
  for (;;) {
    __VERIFIER_assume(i < 3);
    if (__VERIFIER_nondet_bool())
      i++;
    if (i == 3)
      break;
  }
  return 0;
}
