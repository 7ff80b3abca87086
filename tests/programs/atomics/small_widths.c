// @expect verified
#include <assert.h>
#include <stdatomic.h>
#include <stdint.h>

int main(void) {
  _Atomic uint8_t byte = 250;
  _Atomic int16_t half = -1;
  _Atomic uint64_t wide = ~0ULL;
  atomic_bool b = 0;
  atomic_fetch_add(&byte, 10);
  assert(atomic_load(&byte) == 4);
  atomic_fetch_sub(&half, 1);
  assert(atomic_load(&half) == -2);
  atomic_fetch_add(&wide, 1);
  assert(atomic_load(&wide) == 0);
  assert(!atomic_exchange(&b, 1) && atomic_load(&b));
  return 0;
}
