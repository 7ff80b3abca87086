// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none
// Structures are passed and returned in registers, one of which holds two members or a member and padding.
struct point {
  short x, y;
  int z;
};
struct span {
  long from;
  char used;
};
static struct point start(void) {
  struct point p;
  p.x = 1;
  p.z = 2;
  return p;
}
static struct span spanned(struct point p) {
  struct span s;
  s.from = p.z;
  s.used = (char)p.y;
  return s;
}
static int length(struct span s) {
  return s.used ? (int)s.from : 0; // want "depends on"
}
int main(void) { return length(spanned(start())) == 2; }
