/* <stdlib.h>: numbers read from strings, and small arithmetic. */
#include <ctype.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>

#include "argument.h"
#include "failure.h"
#include "gsmack.h"

static inline _Bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

static inline int digit(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'z')
    return c - 'a' + 10;
  if (c >= 'A' && c <= 'Z')
    return c - 'A' + 10;
  return 36;
}

/* The number's absolute value; OVER if it is more than an unsigned long can hold. */
static unsigned long parse(const char *s, char **end, int base, int *negative,
                           int *over) {
  const char *p = s;
  unsigned long value = 0;
  int any = 0;
  *over = *negative = 0;
  if (base < 0 || base == 1 || base > 36) {
    fails_with(EINVAL);
    return 0;
  }
  int blanks = BLANKS, digits = DIGITS;
  _Bool given = __gsmack_text_given(s);
  for (;; p++)
    if (BEYOND(given, blanks) || !is_blank(*p))
      break;
  _Bool far = blanks < 0;
  *negative = *p == '-';
  if (*p == '-' || *p == '+')
    p++;
  if ((base == 0 || base == 16) && p[0] == '0' && (p[1] == 'x' || p[1] == 'X') &&
      digit(p[2]) < 16) {
    p += 2;
    base = 16;
  }
  if (base == 0)
    base = *p == '0' ? 8 : 10;
  unsigned long most = MOST((unsigned long)LONG_MAX, (unsigned long)base);
  for (; !far; p++) {
    if (BEYOND(given, digits) || digit(*p) >= base)
      break;
    unsigned long more = (unsigned long)digit(*p);
    any = 1;
    if (value > most || (value == most && more > LEFT((unsigned long)LONG_MAX, (unsigned long)base)))
      *over = 1;
    value = value * (unsigned long)base + more;
  }
  if (far || digits < 0) {
    __gsmack_approximate(LONG_NUMBER, 0, 0);
    p = further(p);
    __gsmack_assume(digit(*p) >= base);
    value = __gsmack_nondet_ulong();
    *over = __gsmack_nondet_bool();
    *negative = *negative || __gsmack_nondet_bool();
    any = any || __gsmack_nondet_bool();
  }
  if (end)
    *end = (char *)(any ? p : s);
  return value;
}

long strtol(const char *restrict s, char **restrict end, int base) {
  int negative, over;
  unsigned long value = parse(s, end, base, &negative, &over);
  unsigned long beyond = negative ? value - 1 : value;
  if (over || (value != 0 && beyond > LONG_MAX)) {
    fails_with(ERANGE);
    return negative ? LONG_MIN : LONG_MAX;
  }
  return (long)(negative ? -value : value);
}

unsigned long strtoul(const char *restrict s, char **restrict end, int base) {
  int negative, over;
  unsigned long value = parse(s, end, base, &negative, &over);
  if (over) {
    fails_with(ERANGE);
    return ULONG_MAX;
  }
  return negative ? -value : value;
}

#if LONG_MAX == LLONG_MAX
long long strtoll(const char *restrict s, char **restrict end, int base) {
  return strtol(s, end, base);
}

unsigned long long strtoull(const char *restrict s, char **restrict end,
                            int base) {
  return strtoul(s, end, base);
}

long long atoll(const char *s) { return strtol(s, 0, 10); }
#endif

#if LONG_MAX == INTMAX_MAX
intmax_t strtoimax(const char *restrict s, char **restrict end, int base) {
  return strtol(s, end, base);
}

uintmax_t strtoumax(const char *restrict s, char **restrict end, int base) {
  return strtoul(s, end, base);
}
#endif

/* With no sign of overflow, which is undefined. */
int atoi(const char *s) {
  unsigned value = 0;
  int blanks = BLANKS, digits = DIGITS;
  _Bool given = __gsmack_text_given(s);
  for (;; s++)
    if (BEYOND(given, blanks) || !is_blank(*s))
      break;
  _Bool far = blanks < 0;
  int negative = *s == '-';
  if (*s == '-' || *s == '+')
    s++;
  for (; !far; s++) {
    if (BEYOND(given, digits) || *s < '0' || *s > '9')
      break;
    value = value * 10 + (unsigned)(*s - '0');
  }
  if (far || digits < 0) {
    __gsmack_approximate(LONG_NUMBER, 0, 0);
    return __gsmack_nondet_int();
  }
  return (int)(negative ? -value : value);
}

long atol(const char *s) { return strtol(s, 0, 10); }

#define OVERFLOWS "the absolute value overflows"

int abs(int n) {
  __gsmack_assert(n != INT_MIN, "overflow", OVERFLOWS);
  return n < 0 ? -n : n;
}

long labs(long n) {
  __gsmack_assert(n != LONG_MIN, "overflow", OVERFLOWS);
  return n < 0 ? -n : n;
}

long long llabs(long long n) {
  __gsmack_assert(n != LLONG_MIN, "overflow", OVERFLOWS);
  return n < 0 ? -n : n;
}

div_t div(int a, int b) { return (div_t){a / b, a % b}; }

ldiv_t ldiv(long a, long b) { return (ldiv_t){a / b, a % b}; }

lldiv_t lldiv(long long a, long long b) { return (lldiv_t){a / b, a % b}; }

intmax_t imaxabs(intmax_t n) { return llabs(n); }

imaxdiv_t imaxdiv(intmax_t a, intmax_t b) { return (imaxdiv_t){a / b, a % b}; }
