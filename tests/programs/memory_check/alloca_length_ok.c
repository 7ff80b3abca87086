// @expect verified
// @flags --check=memory
// A size of zero is one.
#include <alloca.h>
#include <stdio.h>

int main(void) {
  int n;
  if (scanf("%d", &n) != 1 || n < 0 || n > 8) return 1;
  char *p = alloca(n);
  if (n > 0) p[0] = 0;
  return 0;
}
