// @expect violated
// @optimised LLVM makes one loop of both
// After how many tries a thread goes on is chosen, and does not let it leave its loop.
_Bool __VERIFIER_nondet_bool(void);

int main(void) {
  int i;
  do {
    for (i = 0; i < 3; i++) // want "deadlock"
      if (__VERIFIER_nondet_bool())
        break;
  } while (i != 4);
  return 0;
}
