// @expect verified
// @flags --check=memory -- -O1
// The optimiser tests two bit-fields at once, also where only the first has a value and decides.
#include <stdlib.h>
struct flags {
  unsigned ready : 1, kind : 3, count : 4;
};
__attribute__((noinline)) void begin(struct flags *f) { f->ready = 0; }
__attribute__((noinline)) int test(const struct flags *f) { return f->ready == 1 && f->kind == 5; }
int main(void) {
  struct flags f;
  begin(&f);
  if (test(&f))
    exit(1);
  return 0;
}
