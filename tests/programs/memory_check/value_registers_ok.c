// @expect verified
// @flags --check=memory
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
  s.used = (char)p.x;
  return s;
}
static int length(struct span s) { return s.used ? (int)s.from : 0; }
int main(void) { return length(spanned(start())) == 2; }
