// @expect violated
// @flags --check=memory,assert
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
// A variable whose address is taken.
static void find(const int *a, int n, int wanted, int *at) {
  for (int i = 0; i < n; i++)
    if (a[i] == wanted)
      *at = i;
}
int main(int argc, char **argv) {
  int a[3] = {1, 2, 3}, at;
  find(a, 3, argc, &at);
  if (at < 0) // want "at: depends on"
    return 1;
  return 0;
}
