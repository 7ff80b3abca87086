// @expect verified
// @flags --check=memory
int main(void) {
  int *old = 0, r = 0;
  for (int i = 0; i < 3; i++) {
    if (i == 3)
      r += *old;
    int x = i;
    old = &x;
    r += *old;
  }
  return r;
}
