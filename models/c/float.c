/* <stdlib.h>: floating-point numbers read from strings. Where the digits make a number below 2^53
 * and the power of ten is at most 10^22, both are exact, and one multiplication or division
 * rounds as the whole must (W. D. Clinger, How to read floating point numbers accurately,
 * PLDI 1990). Other numbers are not read. */
#include <stdlib.h>

#include "gsmack.h"

static inline _Bool is_digit(char c) { return c >= '0' && c <= '9'; }

double strtod(const char *restrict s, char **restrict end) {
  const char *p = s;
  long long value = 0;
  int tens = 0;
  _Bool any = 0;
  while (*p == ' ' || (*p >= '\t' && *p <= '\r'))
    p++;
  _Bool negative = *p == '-';
  if (*p == '-' || *p == '+')
    p++;
  if (*p == 'i' || *p == 'I' || *p == 'n' || *p == 'N' ||
      (p[0] == '0' && (p[1] == 'x' || p[1] == 'X')))
    __gsmack_unknown("strtod: a number that is not decimal");
  for (; is_digit(*p); p++) {
    any = 1;
    if (value > ((1LL << 53) - 10) / 10)
      __gsmack_unknown("strtod: a number of so many digits");
    value = value * 10 + (*p - '0');
  }
  if (*p == '.') {
    const char *point = p++;
    for (; is_digit(*p); p++) {
      any = 1;
      tens--;
      if (value > ((1LL << 53) - 10) / 10)
        __gsmack_unknown("strtod: a number of so many digits");
      value = value * 10 + (*p - '0');
    }
    if (!any)
      p = point;
  }
  if (any && (*p == 'e' || *p == 'E')) {
    const char *q = p + 1;
    _Bool less = *q == '-';
    if (*q == '-' || *q == '+')
      q++;
    if (is_digit(*q)) {
      int exponent = 0;
      for (; is_digit(*q) && exponent < 100; q++)
        exponent = exponent * 10 + (*q - '0');
      tens += less ? -exponent : exponent;
      p = q;
    }
  }
  if (end)
    *end = (char *)(any ? p : s);
  if (!any)
    return 0.0;
  if (tens > 22 || tens < -22)
    __gsmack_unknown("strtod: so large a power of ten");
  double power = 1.0;
  for (int i = tens < 0 ? -tens : tens; i > 0; i--)
    power *= 10.0;
  double magnitude = tens < 0 ? (double)value / power : (double)value * power;
  return negative ? -magnitude : magnitude;
}

double atof(const char *s) { return strtod(s, 0); }
