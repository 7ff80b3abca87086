// @expect violated
// @flags --check=leaks
// @optimised LLVM leaves out memory that nobody looks at
/* Nothing but new makes an object, and it is never deleted. */
int main() {
  int *p = new int(1);
  return *p - 1;
}
