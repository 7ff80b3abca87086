// @expect violated
#include <assert.h>
#include <stdint.h>

int g;

int main(void) {
  assert(((uintptr_t)&g & 7) == 0); // want "& 7"
  return 0;
}
