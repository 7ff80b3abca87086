// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
int main(int argc, char **argv) {
  int a[3] = {3, 1, 2}, max;
  for (int i = 0; i < 3; i++)
    if (i == 3 || a[i] > max) // want "max is read"
      max = a[i];
  return max;
}
