// @expect verified
// @flags --check=memory
int before[4], a[4], after[4];
int __VERIFIER_nondet_int(void);

int main(void) {
  int i = __VERIFIER_nondet_int();
  if (i >= 0 && i < 4)
    a[i] = 1;
  return before[0] + after[0];
}
