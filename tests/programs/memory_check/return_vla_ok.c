// @expect verified
// @flags --check=memory
static int *last;
static int sum(int n) {
  int a[n], s = 0;
  for (int i = 0; i < n; i++)
    a[i] = i;
  last = &a[n - 1];
  for (int i = 0; i < n; i++)
    s += a[i];
  return s + *last;
}

int main(void) {
  return sum(3) + sum(2);
}
