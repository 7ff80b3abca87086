/* <stdlib.h>: floating-point numbers read from strings. Where the digits make a number below 2^53
 * and the power of ten is at most 10^22, both are exact, and one multiplication or division
 * rounds as the whole must (W. D. Clinger, How to read floating point numbers accurately,
 * PLDI 1990). Other numbers are not read. */
#include <stdlib.h>

#include "gsmack.h"
#include "other_locale.h"

static inline _Bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* A comma in many locales. */
static inline _Bool is_point(char c) {
  if (!OTHER_LOCALE || (c != '.' && c != ','))
    return c == '.';
  __gsmack_approximate("the decimal point of the locale", 0, 0);
  return __gsmack_nondet_bool();
}

/* The digits, and the power of ten that they are multiplied by. */
static long long read(const char *s, char **end, int *power, _Bool *minus) {
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
  if (is_point(*p)) {
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
  if (any && (tens > 22 || tens < -22))
    __gsmack_unknown("strtod: so large a power of ten");
  *power = any ? tens : 0;
  *minus = any && negative;
  return value;
}

#define NUMBER(type, name)                                                     \
  static inline type name(const char *s, char **end, int *tens) {              \
    _Bool negative;                                                            \
    type magnitude = (type)read(s, end, tens, &negative), power = 1;           \
    for (int i = *tens < 0 ? -*tens : *tens; i > 0; i--)                       \
      power *= 10;                                                             \
    magnitude = *tens < 0 ? magnitude / power : magnitude * power;             \
    return negative ? -magnitude : magnitude;                                  \
  }

NUMBER(double, number)
NUMBER(long double, long_number)

double strtod(const char *restrict s, char **restrict end) {
  int tens;
  return number(s, end, &tens);
}

long double strtold(const char *restrict s, char **restrict end) {
  int tens;
  return long_number(s, end, &tens);
}

/* To round twice is to round once, unless the first result lies in the middle between two floats and was itself rounded. */
float strtof(const char *restrict s, char **restrict end) {
  int tens;
  double exactly = number(s, end, &tens);
  unsigned long long bits;
  __builtin_memcpy(&bits, &exactly, sizeof bits);
  if (tens != 0 && bits % (1ULL << 29) == 1ULL << 28)
    __gsmack_unknown("strtof: a number in the middle between two floats");
  return (float)exactly;
}

double atof(const char *s) { return strtod(s, 0); }
