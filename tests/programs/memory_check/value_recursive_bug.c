// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
static int last(int n, int *of) { return n == 0 ? of[1] : last(n - 1, of); }
int main(void) {
  int a[2];
  a[0] = 1;
  if (last(2, a)) // want "depends on"
    return 1;
  return 0;
}
