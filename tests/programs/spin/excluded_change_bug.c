// @expect violated
// The thread may count in the loop, but an assumption excludes the next iteration then. So no execution leaves it.
_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

int main(void) {
  int i = 0;
  for (;;) { // want "goes round in a loop for ever"
    __VERIFIER_assume(i < 1);
    if (__VERIFIER_nondet_bool())
      i++;
    if (i == 3)
      break;
  }
  return 0;
}
