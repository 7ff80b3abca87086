// @expect violated
// @flags --check=memory
// While the inner calls run, the variable is there.
static int *outer;
static int depth(int n) {
  int here = n;
  if (n == 2)
    outer = &here;
  if (n == 0)
    return *outer;
  return depth(n - 1);
}

int main(void) {
  depth(3);
  return *outer; // want "of here"
}
