// @expect violated
// @flags --check=memory,assert -- -O1 -m32
// The optimiser copies a structure as one integer, with a member that nobody wrote.
#include <assert.h>
struct entry {
  int key;
  char live;
};
static __attribute__((noinline)) void put(struct entry *to, const struct entry *from) { *to = *from; }
int main(void) {
  struct entry e, copy;
  e.key = 3;
  put(&copy, &e);
  if (copy.live) // want "1 byte at offset 4 of copy"
    assert(copy.key == 3);
  return 0;
}
