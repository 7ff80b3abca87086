// @expect verified
// @flags --integers=unbounded
/* The largest unsigned number is -1 where integers are mathematical, which must not make each number too large. */
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *end;
  unsigned u;
  long l;
  assert(strtol("-31", &end, 10) == -31 && *end == 0);
  assert(strtol("0x1fz", &end, 0) == 31 && *end == 'z');
  assert(strtoul("77", 0, 8) == 63);
  assert(sscanf("0x1f -5", "%x %ld", &u, &l) == 2 && u == 31 && l == -5 && errno == 0);
  assert(strtol("9223372036854775808", 0, 10) == LONG_MAX && errno == ERANGE);
  return 0;
}
