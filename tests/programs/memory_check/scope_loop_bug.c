// @expect violated
// @flags --check=memory
// @optimised LLVM computes what is returned without the variable
int main(int argc, char **argv) {
  int *p = 0;
  for (int i = 0; i < 2; i++) {
    int x = i;
    p = &x;
    x++;
  }
  return *p; // want "of x .*whose life ended"
}
