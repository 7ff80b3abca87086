// @expect verified
// @flags -- -m32
// A member behind an array that an index walks over, in a structure whose size is no multiple of an element's.
#include <assert.h>

struct record {
  long long values[4];
  unsigned kind : 12;
  unsigned long long last;
};

static struct record first = {{7}, 3, 9};
int at;

int main(void) {
  struct record copy = first;
  first.values[at & 3] = 3;
  if (copy.values[at & 3] == 5)
    at = 3;
  assert(copy.last == 9);
  assert(copy.kind == 3);
  return 0;
}
