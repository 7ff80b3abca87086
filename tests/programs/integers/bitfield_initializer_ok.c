// @expect verified
// Where padding follows bit-fields, clang writes initial values with undefined bytes.
#include <assert.h>
struct S {
  unsigned short a;
  unsigned b : 17;
  unsigned long long c : 61;
};
struct S s = {32767, 131071, 5};
int main(void) {
  assert(s.a == 32767);
  assert(s.b == 131071);
  assert(s.c == 5);
  return 0;
}
