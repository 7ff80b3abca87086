// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x, c = __VERIFIER_nondet_int();
  if (c > 3)
    x = 1;
  if (c > 2 && x) // want "x is read and has no value yet"
    return 1;
  return 0;
}
