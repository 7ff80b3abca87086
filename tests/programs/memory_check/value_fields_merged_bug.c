// @expect violated
// @flags --check=memory -- -O1
// The optimiser tests two bit-fields at once, of which the second has no value.
#include <stdlib.h>
struct flags {
  unsigned ready : 1, kind : 3, count : 4;
};
__attribute__((noinline)) void begin(struct flags *f) { f->ready = 1; }
__attribute__((noinline)) int test(const struct flags *f) { return f->ready == 1 && f->kind == 5; }
int main(void) {
  struct flags f;
  begin(&f);
  if (test(&f)) // want "depends on"
    exit(1);
  return 0;
}
