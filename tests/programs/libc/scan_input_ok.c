// @expect verified
#include <assert.h>
#include <stdio.h>

/* The first conversions succeed, or none, or the input is at its end. */
int main(void) {
  int a = 7, b = 8;
  int n = scanf("%d %d", &a, &b);
  assert(n == EOF || n == 0 || n == 1 || n == 2);
  if (n == 1)
    assert(b == 8);
  if (n <= 0)
    assert(a == 7);
  if (n == 2 && a < b)
    assert(b > a);
  return 0;
}
