// @expect violated
#include <assert.h>
#include <stdio.h>

/* What is passed over has no argument, and %n is no conversion. */
int main(void) {
  int a = 1, at = -1;
  int n = scanf("%*d %d%n", &a, &at);
  assert(n <= 1);
  if (n != 1)
    assert(a == 1 && at == -1);
  else
    assert(at > 0); // want "at"
  return 0;
}
