// @expect violated
// @flags --check=memory,assert
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
// Each iteration's variable has no value again.
static void set(int *p, int i) {
  if (i == 0)
    *p = 1;
}
int main(void) {
  int n = 0;
  for (int i = 0; i < 2; i++) {
    int x;
    set(&x, i);
    if (x) // want "x: depends on"
      n++;
  }
  return n;
}
