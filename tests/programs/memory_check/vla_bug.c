// @expect violated
// @flags --check=memory
unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  int n = 1 + (__VERIFIER_nondet_uchar() & 3);
  int a[n];
  for (int i = 0; i <= n; i++)
    a[i] = i; // want "writes 4 bytes at offset [0-9]+ of a"
  return a[0];
}
