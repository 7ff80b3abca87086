// @expect violated
// @flags --check=memory
// @optimised LLVM computes what is returned without the variable
int __VERIFIER_nondet_int(void);

int main(void) {
  int a[3] = {1, 2, 3}, sum = 0, n = __VERIFIER_nondet_int();
  if (n < 0 || n > 4)
    return 0;
  for (int i = 0; i < n; i++)
    sum += a[i]; // want "reads 4 bytes at offset 12 of a \(12 bytes\)"
  return sum;
}
