/* <math.h>: functions whose values are not computed; only what they are among is known. What the
 * standard makes exact (sqrt, fabs, floor, fma, ...) is not here: the translator computes it. */
#include <errno.h>

#include "gsmack.h"

int *__errno_location(void) __attribute__((weak));

/* An argument outside of the domain, or a value outside of the range of numbers, is told in errno. */
static inline void may_complain(void) {
  if (__errno_location && __gsmack_nondet_bool())
    errno = __gsmack_nondet_bool() ? EDOM : ERANGE;
}

static inline void never_complains(void) {}

/* For each function its name for double, what holds of its value r, and whether it can set errno. */
#define UNARY_OF(type, name, fact, complain)                                   \
  type name(type x) {                                                          \
    __gsmack_approximate("the value of " #name, 0, 0);                         \
    type r = __gsmack_nondet_##type();                                         \
    __gsmack_assume(fact);                                                     \
    complain();                                                                \
    return r;                                                                  \
  }

#define BINARY_OF(type, name, fact, complain)                                  \
  type name(type x, type y) {                                                  \
    __gsmack_approximate("the value of " #name, 0, 0);                         \
    type r = __gsmack_nondet_##type();                                         \
    __gsmack_assume(fact);                                                     \
    complain();                                                                \
    return r;                                                                  \
  }

#define UNARY(name, fact, complain)                                            \
  UNARY_OF(double, name, fact, complain)                                       \
  UNARY_OF(float, name##f, fact, complain)
#define BINARY(name, fact, complain)                                           \
  BINARY_OF(double, name, fact, complain)                                      \
  BINARY_OF(float, name##f, fact, complain)

/* The fact where the argument is in the domain; elsewhere there is no number. */
#define IN(domain, fact) (domain) ? (fact) : r != r

#define FINITE (x - x == 0)
#define NUMBER (x == x)

UNARY(sin, IN(FINITE, r >= -1 && r <= 1), may_complain)
UNARY(cos, IN(FINITE, r >= -1 && r <= 1), may_complain)
UNARY(tan, IN(FINITE, r == r), may_complain)
UNARY(asin, IN(x >= -1 && x <= 1, r >= -2 && r <= 2), may_complain)
UNARY(acos, IN(x >= -1 && x <= 1, r >= 0 && r <= 4), may_complain)
UNARY(atan, IN(NUMBER, r >= -2 && r <= 2), may_complain)
UNARY(sinh, IN(NUMBER, r == r), may_complain)
UNARY(cosh, IN(NUMBER, r >= 1), may_complain)
UNARY(tanh, IN(NUMBER, r >= -1 && r <= 1), may_complain)
UNARY(asinh, IN(NUMBER, r == r), may_complain)
UNARY(acosh, IN(x >= 1, r >= 0), may_complain)
UNARY(atanh, IN(x >= -1 && x <= 1, r == r), may_complain)
UNARY(exp, IN(NUMBER, r >= 0), may_complain)
UNARY(exp2, IN(NUMBER, r >= 0), may_complain)
UNARY(expm1, IN(NUMBER, r >= -1), may_complain)
UNARY(log, IN(x >= 0, r == r), may_complain)
UNARY(log2, IN(x >= 0, r == r), may_complain)
UNARY(log10, IN(x >= 0, r == r), may_complain)
UNARY(log1p, IN(x >= -1, r == r), may_complain)
UNARY(cbrt, IN(NUMBER, r == r), never_complains)
UNARY(erf, IN(NUMBER, r >= -1 && r <= 1), may_complain)
UNARY(erfc, IN(NUMBER, r >= 0 && r <= 2), may_complain)
UNARY(exp10, IN(NUMBER, r >= 0), may_complain)
UNARY(tgamma, 1, may_complain)
UNARY(lgamma, 1, may_complain)

BINARY(pow, 1, may_complain)
BINARY(atan2, IN(x == x && y == y, r >= -4 && r <= 4), may_complain)
BINARY(hypot, x == x && y == y ? r >= 0 && (x != 0 || y != 0 || r == 0) : r != r || r > 0,
       may_complain)

void sincos(double x, double *sine, double *cosine) {
  *sine = sin(x);
  *cosine = cos(x);
}

void sincosf(float x, float *sine, float *cosine) {
  *sine = sinf(x);
  *cosine = cosf(x);
}
