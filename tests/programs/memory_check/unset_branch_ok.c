// @expect verified
// @flags --check=memory
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x, c = __VERIFIER_nondet_int();
  if (c > 3)
    x = 1;
  if (c > 4 && x)
    return 1;
  return 0;
}
