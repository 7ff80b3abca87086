// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int result;
  if (__VERIFIER_nondet_int() < 0)
    goto out;
  result = 3;
out:
  return result; // want "result is read"
}
