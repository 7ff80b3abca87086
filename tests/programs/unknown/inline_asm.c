// @expect unknown
#include <assert.h>

int main(void) {
  int x = 1;
  __asm__ volatile("addl $1, %0" : "+r"(x)); // want "asm"
  assert(x == 2);
  return 0;
}
