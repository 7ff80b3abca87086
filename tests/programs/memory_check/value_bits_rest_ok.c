// @expect verified
// @flags --check=memory,assert
// The members that an initialiser does not name are zero: bit-fields, too.
struct flags {
  int number;
  signed char small : 2;
  unsigned rest : 6;
};
static int clear(struct flags *f) { return f->rest == 0; }
int main(int argc, char **argv) {
  struct flags f = {argc, -2};
  if (f.rest)
    return 1;
  return clear(&f);
}
