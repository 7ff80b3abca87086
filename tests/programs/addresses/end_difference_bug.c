// @expect violated
// Where an object begins at the end of another, so do the numbers of the addresses.
#include <assert.h>
#include <stdint.h>

int a[4], b[4];

int main(void) {
  int *end = a + 4, *p = b;
  assert((uintptr_t)end - (uintptr_t)p != 0); // want "assertion"
}
