// @expect verified
// A loop that tries again with what was found compares its padding, too.
#include <assert.h>
#include <stdatomic.h>
#include <string.h>

struct pair {
  short first;
  int second;
};

static _Atomic struct pair x;

int main(void) {
  struct pair old, new = {1, 2};
  memset(&old, 1, sizeof old);
  old.first = 0;
  old.second = 0;
  assert(!atomic_compare_exchange_strong(&x, &old, new));
  assert(old.first == 0 && old.second == 0);
  assert(atomic_compare_exchange_strong(&x, &old, new));
}
