// @expect violated
// @flags --check=memory
int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n == 0)
    return 0;
  return __VERIFIER_nondet_int() / n; // want "the quotient of the least number and -1"
}
