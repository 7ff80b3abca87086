// @expect violated
// @flags --check=memory
extern int __VERIFIER_nondet_int(void);
struct row {
  int a[2], b[2];
} g[3];

static int first(int *p, int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    s += p[i];
  return s;
}

int main(void) {
  int k = __VERIFIER_nondet_int();
  if (k < 0 || k > 3)
    return 0;
  g[k].b[1] = 3; // want "writes 4 bytes at offset 60 of g"
  return first(g[0].a, 2) + first(g[2].b, 2);
}
