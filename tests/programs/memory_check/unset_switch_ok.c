// @expect verified
// @flags --check=memory
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
    w = 32;
    break;
  }
  return w;
}

int main(void) {
  int k = __VERIFIER_nondet_int();
  return k >= 0 && k <= 2 ? width(k) : 0;
}
