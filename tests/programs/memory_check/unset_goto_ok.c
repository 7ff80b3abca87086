// @expect verified
// @flags --check=memory
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int result;
  if (__VERIFIER_nondet_int() < 0) {
    result = 1;
    goto out;
  }
  result = 3;
out:
  return result;
}
