/* <math.h>: functions that take a number apart, or put it together, which leaves nothing to be rounded but once. */
#include <errno.h>
#include <fenv.h>
#include <limits.h>
#include <math.h>

#include "gsmack.h"

#undef isnan
#undef isinf
#undef isfinite

int *__errno_location(void) __attribute__((weak));

static inline void complain(_Bool wrong, int why) {
  if (__errno_location && wrong)
    errno = why;
}

#define IS_NAN(x) ((x) != (x))
#define FINITE(x) ((x) - (x) == 0)

/* A double is a sign, EXPONENTS exponents and FRACTIONS fractions. */
#define FRACTIONS (1ULL << 52)
#define EXPONENTS 2048
#define BIAS 1023

static inline unsigned long long bits_of(double x) {
  unsigned long long bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  return bits;
}

static inline double number_of(unsigned long long bits) {
  double x;
  __builtin_memcpy(&x, &bits, sizeof x);
  return x;
}

static inline int exponent(double x) { return (int)(bits_of(x) / FRACTIONS % EXPONENTS); }

double frexp(double x, int *power) {
  *power = 0;
  if (x == 0 || !FINITE(x))
    return x;
  int scaled = 0;
  if (exponent(x) == 0) { /* subnormal */
    x *= 0x1p54;
    scaled = -54;
  }
  *power = exponent(x) - (BIAS - 1) + scaled;
  return number_of(bits_of(x) - (unsigned long long)(exponent(x) - (BIAS - 1)) * FRACTIONS);
}

float frexpf(float x, int *power) { return (float)frexp(x, power); }

static inline double power_of_two(int n) { return number_of((unsigned long long)(n + BIAS) * FRACTIONS); }

/* Steps that are exact, then one that may round: a step down leaves 53 bits above the smallest exponent. */
static double scaled(double x, long n) {
  for (int i = 0; i < 2 && n > BIAS; i++) {
    x *= 0x1p1023;
    n -= BIAS;
  }
  for (int i = 0; i < 2 && n < 1 - BIAS; i++) {
    x *= 0x1p-1022 * 0x1p53;
    n += BIAS - 1 - 53;
  }
  n = n > BIAS ? BIAS : n < 1 - BIAS ? 1 - BIAS : n;
  return x * power_of_two((int)n);
}

#define OUT_OF_RANGE(x, r) ((FINITE(x) && !FINITE(r)) || ((x) != 0 && (r) == 0))

#define SCALE(type, name, count)                                               \
  type name(type x, count n) {                                                 \
    type r = (type)scaled(x, n);                                               \
    complain(OUT_OF_RANGE(x, r), ERANGE);                                      \
    return r;                                                                  \
  }

SCALE(double, ldexp, int)
SCALE(float, ldexpf, int)
SCALE(double, scalbn, int)
SCALE(float, scalbnf, int)
SCALE(double, scalbln, long)
SCALE(float, scalblnf, long)

double modf(double x, double *whole) {
  *whole = __builtin_trunc(x);
  return IS_NAN(x) ? x : __builtin_copysign(FINITE(x) ? x - *whole : 0, x);
}

float modff(float x, float *whole) {
  *whole = __builtin_truncf(x);
  return IS_NAN(x) ? x : __builtin_copysignf(FINITE(x) ? x - *whole : 0, x);
}

#define DIFFERENCE(type, name)                                                 \
  type name(type x, type y) {                                                  \
    if (IS_NAN(x) || IS_NAN(y))                                                \
      return x + y;                                                            \
    type r = x > y ? x - y : 0;                                                \
    complain(FINITE(x) && FINITE(y) && !FINITE(r), ERANGE);                    \
    return r;                                                                  \
  }

DIFFERENCE(double, fdim)
DIFFERENCE(float, fdimf)

/* The quotient is rounded, so that its whole part may be one too large. What that many times y leaves of x is exact. */
double fmod(double x, double y) {
  if (IS_NAN(x) || IS_NAN(y))
    return x + y;
  if (!FINITE(x) || y == 0) {
    complain(1, EDOM);
    return __builtin_nan("");
  }
  double a = __builtin_fabs(x), b = __builtin_fabs(y);
  if (a < b)
    return x;
  double r, quotient = a / b;
  if (quotient < 0x1p53) {
    r = __builtin_fma(-__builtin_trunc(quotient), b, a);
    if (r < 0)
      r += b;
  } else {
    __gsmack_approximate("the value of fmod where the quotient is large", 0, 0);
    r = __gsmack_nondet_double();
    __gsmack_assume(r >= 0 && r < b);
  }
  return __builtin_copysign(r, x);
}

float fmodf(float x, float y) { return (float)fmod(x, y); }

/* What lies nearest to a multiple of y, an even one if two are as near. Twice y, and half of it, are not rounded where they are asked for, nor is a difference here. */
double remainder(double x, double y) {
  if (IS_NAN(x) || IS_NAN(y))
    return x + y;
  if (!FINITE(x) || y == 0) {
    complain(1, EDOM);
    return __builtin_nan("");
  }
  double a = __builtin_fabs(x), b = __builtin_fabs(y);
  if (b < 0x1p1023)
    a = fmod(a, 2 * b);
  if (b < 0x1p-1021) {
    if (a + a > b) {
      a -= b;
      if (a + a >= b)
        a -= b;
    }
  } else if (FINITE(b) && a > b / 2) {
    a -= b;
    if (a >= b / 2)
      a -= b;
  }
  return __builtin_signbit(x) ? -a : a;
}

float remainderf(float x, float y) { return (float)remainder(x, y); }
double drem(double x, double y) { return remainder(x, y); }
float dremf(float x, float y) { return remainderf(x, y); }

int ilogb(double x) {
  if (x == 0 || !FINITE(x)) {
    complain(1, EDOM);
    return x == 0 ? FP_ILOGB0 : IS_NAN(x) ? FP_ILOGBNAN : INT_MAX;
  }
  int power;
  frexp(x, &power);
  return power - 1;
}

int ilogbf(float x) { return ilogb(x); }

/* glibc does not set errno, POSIX does. */
double logb(double x) {
  if (x == 0) {
    complain(__gsmack_nondet_bool(), ERANGE);
    return -__builtin_inf();
  }
  return FINITE(x) ? ilogb(x) : x * x;
}

float logbf(float x) { return (float)logb(x); }

#define NEXT(type, name, bits_type, magnitude, normal)                         \
  type name(type x, type y) {                                                  \
    if (IS_NAN(x) || IS_NAN(y))                                                \
      return x + y;                                                            \
    if (x == y)                                                                \
      return y;                                                                \
    bits_type bits = 1;                                                        \
    type r = magnitude(x);                                                     \
    if (x != 0) {                                                              \
      __builtin_memcpy(&bits, &r, sizeof bits);                                \
      bits += (x < y) == (x > 0) ? 1 : -1;                                     \
    }                                                                          \
    __builtin_memcpy(&r, &bits, sizeof r);                                     \
    complain(x != 0 && (!FINITE(r) || r < normal), ERANGE);                    \
    return (x != 0 ? x < 0 : y < 0) ? -r : r;                                  \
  }

NEXT(double, nextafter, unsigned long long, __builtin_fabs, 0x1p-1022)
NEXT(float, nextafterf, unsigned, __builtin_fabsf, 0x1p-126f)

/* What does not fit is any number. */
#define TO_INTEGER(result, name, type, round, limit)                           \
  result name(type x) {                                                        \
    type whole = round(x);                                                     \
    if (whole >= -limit && whole < limit)                                      \
      return (result)whole;                                                    \
    complain(__gsmack_nondet_bool(), EDOM);                                    \
    return (result)__gsmack_nondet_longlong();                                 \
  }

#define LONG_LIMIT (sizeof(long) == 8 ? 0x1p63 : 0x1p31)

TO_INTEGER(long, lround, double, __builtin_round, LONG_LIMIT)
TO_INTEGER(long, lroundf, float, __builtin_roundf, LONG_LIMIT)
TO_INTEGER(long, lrint, double, __builtin_rint, LONG_LIMIT)
TO_INTEGER(long, lrintf, float, __builtin_rintf, LONG_LIMIT)
TO_INTEGER(long long, llround, double, __builtin_round, 0x1p63)
TO_INTEGER(long long, llroundf, float, __builtin_roundf, 0x1p63)
TO_INTEGER(long long, llrint, double, __builtin_rint, 0x1p63)
TO_INTEGER(long long, llrintf, float, __builtin_rintf, 0x1p63)

double nan(const char *payload) { return __builtin_nan(""); }
float nanf(const char *payload) { return __builtin_nanf(""); }

/* What the macros of the same meaning call. */
#define CLASSES(type, suffix, smallest)                                        \
  int __isnan##suffix(type x) { return IS_NAN(x); }                            \
  int __isinf##suffix(type x) { return IS_NAN(x) || FINITE(x) ? 0 : x > 0 ? 1 : -1; } \
  int __finite##suffix(type x) { return FINITE(x); }                           \
  int __fpclassify##suffix(type x) {                                           \
    return IS_NAN(x) ? FP_NAN                                                  \
           : !FINITE(x) ? FP_INFINITE                                          \
           : x == 0 ? FP_ZERO                                                  \
           : x < smallest && x > -smallest ? FP_SUBNORMAL                      \
                                           : FP_NORMAL;                        \
  }

CLASSES(double, , 0x1p-1022)
CLASSES(float, f, 0x1p-126f)

int __signbit(double x) { return bits_of(x) >= 1ULL << 63; }
int __signbitf(float x) { return __signbit(x); }

int fegetround(void) { return FE_TONEAREST; }

int fesetround(int direction) {
  if (direction != FE_TONEAREST)
    __gsmack_unknown("fesetround: a direction other than to the nearest");
  return 0;
}
