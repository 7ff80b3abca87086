// @expect violated
// @flags --check=memory
// @optimised LLVM computes what is returned without the variable
// Before its declaration is reached again, the variable of the last iteration is gone.
int main(void) {
  int *old = 0, r = 0;
  for (int i = 0; i < 3; i++) {
    if (i == 2)
      r += *old; // want "of x"
    int x = i;
    old = &x;
    r += *old;
  }
  return r;
}
