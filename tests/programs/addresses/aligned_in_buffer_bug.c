// @expect violated
// @flags --check=assert
#include <assert.h>
#include <stdint.h>

char buffer[48];

int main(void) {
  char *p = (char *)(((uintptr_t)buffer + 31) & ~(uintptr_t)31);
  assert(p == buffer); // want "p == buffer"
  return 0;
}
