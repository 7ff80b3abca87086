// @expect violated
#include <assert.h>

int a = 1, b = 2;

static void swap(int *p, int *q) {
  int *t = p;
  p = q;
  q = t;
  *p = *p;
  *q = *q;
}

int main(void) {
  int *x = &a, *y = &b;
  swap(x, y);
  assert(*x == 2 && *y == 1); // want "x == 2"
  return 0;
}
