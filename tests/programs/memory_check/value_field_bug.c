// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none
// Bit-fields lie in one number; each of them has a value of its own, or has none.
#include <stdlib.h>
struct flags {
  unsigned ready : 1, kind : 3, count : 12;
};
static int many(const struct flags *f) { return f->count > 100; }
int main(void) {
  struct flags *f = malloc(sizeof *f);
  if (!f)
    return 1;
  f->ready = 1;
  f->kind = 7;
  int out = 0;
  if (f->ready && many(f)) // want "depends on memory that was never written"
    out = 2;
  free(f);
  return out;
}
