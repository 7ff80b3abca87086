// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
// What the iteration before left in it is not the value of the new variable.
int main(int argc, char **argv) {
  int s = 0;
  for (int i = 0; i < 3; i++) {
    int t;
    if (i != 1)
      t = i;
    s += t; // want "t is read"
  }
  return s;
}
