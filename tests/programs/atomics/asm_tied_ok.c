// @expect verified
// An input that is tied to an output in memory is stored there, or as much of it as fits; a pointer keeps what it points to.
#include <assert.h>

int main(void) {
  int n = 0x12345, x = 7, *p;
  unsigned short low;
  struct {
    int a, b;
  } pair = {1, 2}, copy;
  __asm__("" : "=g"(x) : "0"(n));
  assert(x == 0x12345);
  __asm__("" : "=g"(low) : "0"(n));
  assert(low == 0x2345);
  __asm__("" : "=g"(p) : "0"(&n));
  *p = 3;
  assert(n == 3);
  __asm__("" : "=g"(copy) : "0"(pair));
  assert(copy.a == 1 && copy.b == 2);
  __asm__("" : "+g"(x));
  assert(x == 0x12345);
  return 0;
}
