// @expect unknown
// A pointer that is put together bit by bit: no value flows from the address to it.
#include <assert.h>
#include <stdint.h>
#include <string.h>

struct pair {
  int first, second;
};
static struct pair x;
int __VERIFIER_nondet_int(void);

int main(void) {
  uintptr_t address = (uintptr_t)&x, n = 0;
  for (int i = 0; i < 64; i++)
    if (address >> i & 1)
      n |= (uintptr_t)1 << i;
  struct pair y = {1, __VERIFIER_nondet_int()};
  memcpy((void *)n, &y, sizeof y); // want "of which it is not known what it points to"
  assert(x.second == y.second);
  return 0;
}
