// @expect verified
// @flags --check=memory
int __VERIFIER_nondet_int(void);

int main(void) {
  int a[3] = {1, 2, 3}, sum = 0, n = __VERIFIER_nondet_int();
  if (n < 0 || n > 3)
    return 0;
  for (int i = 0; i < n; i++)
    sum += a[i];
  return sum;
}
