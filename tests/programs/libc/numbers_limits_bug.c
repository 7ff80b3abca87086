// @expect violated
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

/* The largest numbers are numbers; what is beyond them is cut off. */
int main(void) {
  long long n;
  unsigned long long u;
  errno = 0;
  assert(strtol("-9223372036854775808", 0, 10) == LONG_MIN && errno == 0);
  assert(strtol("9223372036854775807", 0, 10) == LONG_MAX && errno == 0);
  assert(strtoul("18446744073709551615", 0, 10) == ULONG_MAX && errno == 0);
  assert(strtol("-9223372036854775809", 0, 10) == LONG_MIN && errno == ERANGE);
  errno = 0;
  assert(strtoul("18446744073709551616", 0, 10) == ULONG_MAX && errno == ERANGE);
  assert(sscanf("-9223372036854775808 99999999999999999999", "%lld%llu", &n, &u) == 2 && n == LLONG_MIN && u == ULLONG_MAX);
  assert(sscanf("99999999999999999999 -1", "%lld%llu", &n, &u) == 2 && n == LLONG_MAX && u == 1); // want "ULLONG_MAX|u == 1"
  return 0;
}
