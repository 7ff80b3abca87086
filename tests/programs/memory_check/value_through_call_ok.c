// @expect verified
// @flags --check=memory
// Which function is called is an input; what has no value is given, and not looked at.
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
  if (argc < 2 && x)
    return 1;
  return 0;
}
