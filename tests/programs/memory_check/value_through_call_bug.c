// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
// Which function is called is an input; one of them gives what has no value.
struct pair {
  int a, b;
};
static int first(struct pair *p) { return p->a; }
static int second(struct pair *p) { return p->b; }
int main(int argc, char **argv) {
  int (*part)(struct pair *) = argc > 2 ? first : second;
  struct pair p;
  p.b = 1;
  int x = part(&p);
  if (argc > 1 && x) // want "depends on"
    return 1;
  return 0;
}
