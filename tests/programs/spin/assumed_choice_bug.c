// @expect violated
// The value that would end the loop is one that is ruled out.
int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int);

int main(void) {
  int r;
  do {
    r = __VERIFIER_nondet_int(); // want "goes round"
    __VERIFIER_assume(r != 3);
  } while (r != 3);
  return 0;
}
