// @expect verified
// @flags --check=memory
/* As division_folded_bug.c, but nobody divides so. Sums go on as they are. */
#include <stdio.h>
#pragma GCC diagnostic ignored "-Wdiv-by-zero"
#include <stdlib.h>

static int share(int all, int people) {
  const int nobody = 0;
  return people ? all + people : 12 / nobody;
}

int main(void) {
  if (share(12, 1) != 13)
    *(volatile int *)NULL = 0;
  printf("%d\n", share(12, 1));
  return 0;
}
