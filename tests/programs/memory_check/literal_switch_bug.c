// @expect violated
// @flags --check=memory
// @optimised clang does not say where a compound literal is over
struct s {
  int a;
};
static struct s *kept;
static void keep(int kind) {
  switch (kind) {
  case 1: {
    kept = &(struct s){kind};
    return;
  }
  default:
    return;
  }
}

int main(int argc, char **argv) {
  static struct s one;
  kept = &one;
  keep(argc);
  return kept->a; // want "of .compoundliteral"
}
