// @expect violated
// @flags --check=memory
// @optimised clang does not say where a compound literal is over
struct s {
  int a;
};
static int get(struct s *p) { return p->a; } // want "of .compoundliteral"

int main(void) {
  struct s *p = 0;
  for (;;) {
    if (p)
      return get(p);
    p = &(struct s){1};
  }
}
