// @expect verified
// @flags --check=memory
unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  int n = 1 + (__VERIFIER_nondet_uchar() & 3);
  int a[n];
  for (int i = 0; i < n; i++)
    a[i] = i;
  return a[0];
}
