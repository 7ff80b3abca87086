// @expect verified
// Another value is ruled out than the one that ends the loop.
int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int);

int main(void) {
  int r;
  do {
    r = __VERIFIER_nondet_int();
    __VERIFIER_assume(r != 3);
  } while (r != 4);
  return 0;
}
