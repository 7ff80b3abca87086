// @expect violated
// @flags --check=overflow
/* clang computes with constants itself: the sum is the least number in the IR. */
#include <limits.h>
#include <stdio.h>
#ifdef __clang__
#pragma clang diagnostic ignored "-Winteger-overflow"
#endif

int main(int argc, char **argv) {
  (void)argv;
  const int most = INT_MAX;
  if (argc > 1)
    printf("%d\n", most + 1); // want "the sum overflows"
  return 0;
}
