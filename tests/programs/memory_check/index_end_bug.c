// @expect violated
// @flags --check=memory
static int sum(const int *from, const int *to) {
  int s = 0;
  for (const int *p = from; p <= to; p++)
    s += *p; // want "reads 4 bytes at offset 12 of a"
  return s;
}

int main(void) {
  int a[3] = {1, 2, 3};
  return sum(a, a + 3);
}
