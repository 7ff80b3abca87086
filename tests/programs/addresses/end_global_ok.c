// @expect verified
// Only the end of an object can be the beginning of another, and only of one.
#include <assert.h>

int a[4], b[4], c[4];
_Alignas(4) char odd[5];

int main(void) {
  int *end = a + 4, *last = a + 3, *p = b, *q = c;
  char *past = odd + 5;
  assert(last != p && p != q);
  assert(end != p || end != q);
  assert((end == p) == (p == end));
  assert((void *)past != (void *)p);
  return 0;
}
