// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
// A number is handed on, and decides where it comes to.
struct pair {
  int a, b;
};
static int positive(int x) {
  if (x > 0) // want "depends on"
    return 1;
  return 0;
}
static int both(const struct pair *p) { return positive(p->a) + positive(p->b); }
int main(void) {
  struct pair p;
  p.a = 1;
  return both(&p) == 2;
}
