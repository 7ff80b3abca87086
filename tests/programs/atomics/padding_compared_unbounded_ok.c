// @expect verified
// @flags --integers=unbounded
// Where integers are mathematical, padding that was never written may make a comparison fail, too, and members are compared.
#include <assert.h>
#include <stdatomic.h>

struct pair {
  short first;
  int second;
};

static _Atomic struct pair x;

int main(void) {
  struct pair old, new = {1, 2};
  old.first = 3;
  old.second = 0;
  assert(!atomic_compare_exchange_strong(&x, &old, new));
  old.first = 0;
  while (!atomic_compare_exchange_strong(&x, &old, new))
    ;
  struct pair end = atomic_load(&x);
  assert(end.first == 1 && end.second == 2);
}
