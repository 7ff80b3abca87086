// @expect verified
// @flags --check=overflow
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int by = __VERIFIER_nondet_int();
  if (by > 20 || by < 0)
    return 0;
  return 1 << by;
}
