// @expect verified
// @flags --check=memory
static int sum(const int *from, const int *to) {
  int s = 0;
  for (const int *p = from; p != to; p++)
    s += *p;
  return s;
}

int main(void) {
  int a[3] = {1, 2, 3};
  return sum(a, a + 3);
}
