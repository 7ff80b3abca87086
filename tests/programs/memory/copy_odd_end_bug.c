// @expect violated
// @flags -- -m32
// As copy_odd_end_ok.c, but the last member is changed before it is copied.
#include <assert.h>

struct record {
  long long values[4];
  unsigned kind : 12;
  unsigned long long last;
};

static struct record first = {{7}, 3, 9};
int at;

int main(void) {
  first.last += at + 1;
  struct record copy = first;
  first.values[at & 3] = 3;
  if (copy.values[at & 3] == 5)
    at = 3;
  assert(copy.last == 9); // want "copy.last == 9"
  assert(copy.kind == 3);
  return 0;
}
