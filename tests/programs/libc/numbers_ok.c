// @expect verified
#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>

int main(void) {
  char *end;
  assert(atoi(" -12x") == -12 && atol("+34") == 34 && atoll("56") == 56);
  assert(strtol("0x1fz", &end, 0) == 31 && *end == 'z');
  assert(strtol("077", 0, 0) == 63 && strtol("zz", &end, 36) == 1295 && *end == 0);
  errno = 0;
  assert(strtol("99999999999999999999", 0, 10) == LONG_MAX && errno == ERANGE);
  assert(strtoul("-1", 0, 10) == ULONG_MAX);
  assert(strtoll("-7", 0, 10) == -7 && strtoull("7", 0, 10) == 7);
  assert(abs(-3) == 3 && labs(-4L) == 4 && llabs(-5LL) == 5);
  div_t d = div(-7, 2);
  ldiv_t l = ldiv(7, -2);
  assert(d.quot == -3 && d.rem == -1 && l.quot == -3 && l.rem == 1);
  lldiv_t w = lldiv(-7, 2);
  imaxdiv_t m = imaxdiv(9, 4);
  assert(w.quot == -3 && w.rem == -1 && m.quot == 2 && m.rem == 1 && imaxabs(-5) == 5);
  return 0;
}
