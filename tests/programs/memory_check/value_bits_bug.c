// @expect violated
// @flags --check=memory,assert
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
// A bit-field is written by replacing a part of what was there.
struct flags {
  unsigned ready : 1, count : 5;
  int other;
};
static int count(struct flags *f) {
  if (f->other == 2) // want "depends on"
    return 1;
  return 0;
}
int main(void) {
  struct flags f;
  f.ready = 1;
  f.count = 2;
  return count(&f);
}
