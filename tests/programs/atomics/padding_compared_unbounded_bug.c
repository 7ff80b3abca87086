// @expect violated
// @flags --integers=unbounded
// Where integers are mathematical, padding that was never written may make a comparison fail, too.
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
