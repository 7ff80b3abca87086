// @expect verified
// @flags --check=memory
static void twice(int *p) { *p *= 2; }

int main(void) {
  int x = 1;
  void (*f)(int *) = twice;
  twice(&x);
  f(&x);
  return x > 5;
}
