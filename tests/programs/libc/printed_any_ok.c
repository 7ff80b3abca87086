// @expect verified
#include <assert.h>
#include <stdio.h>
#include <string.h>

int __VERIFIER_nondet_int(void);

/* The number of digits of any number. */
int main(void) {
  char b[16];
  int x = __VERIFIER_nondet_int();
  int n = sprintf(b, "%d", x);
  assert(n >= 1 && n <= 11 && b[n] == 0);
  if (x < 0)
    assert(b[0] == '-');
  if (x >= 100 && x < 1000)
    assert(n == 3 && b[2] == '0' + x % 10);
  
  return 0;
}
