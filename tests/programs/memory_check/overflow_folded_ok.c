// @expect verified
// @flags --check=overflow
#include <limits.h>
#include <stdio.h>
#ifdef __clang__
#pragma clang diagnostic ignored "-Winteger-overflow"
#endif

static int after(int much) {
  const int most = INT_MAX;
  if (much)
    return most + 1;
  return most - 1 + much;
}

int main(void) {
  printf("%d\n", after(0));
  return 0;
}
