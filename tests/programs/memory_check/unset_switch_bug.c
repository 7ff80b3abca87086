// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
extern int __VERIFIER_nondet_int(void);
static int width(int kind) {
  int w;
  switch (kind) {
  case 0:
    w = 8;
    break;
  case 1:
    w = 16;
    break;
  case 2:
    break;
  }
  return w; // want "w is read"
}

int main(void) {
  int k = __VERIFIER_nondet_int();
  return k >= 0 && k <= 2 ? width(k) : 0;
}
