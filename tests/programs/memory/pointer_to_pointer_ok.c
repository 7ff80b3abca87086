// @expect verified
#include <assert.h>

int a = 1, b = 2;

static void swap(int **p, int **q) {
  int *t = *p;
  *p = *q;
  *q = t;
}

int main(void) {
  int *x = &a, *y = &b;
  swap(&x, &y);
  assert(*x == 2 && *y == 1 && a == 1);
  return 0;
}
