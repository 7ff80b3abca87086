// @expect violated
// @optimised LLVM takes what was never written for any value
// Padding that was never written takes part in the comparison, which it may make fail.
#include <assert.h>
#include <stdatomic.h>

struct pair {
  short first;
  int second;
};

static _Atomic struct pair x;

int main(void) {
  struct pair old, new = {1, 2};
  old.first = 0;
  old.second = 0;
  assert(atomic_compare_exchange_strong(&x, &old, new)); // want "assertion: atomic_compare_exchange_strong"
}
