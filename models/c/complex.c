/* Complex numbers: what clang calls for products and quotients, and <complex.h>. */
#include <complex.h>
#include <math.h>

#include "gsmack.h"

#define MAKE(re, im) __builtin_complex(re, im)

/* C's annex G: an infinite factor makes the product infinite, though the formula gives no number. */
#define ONE(x) __builtin_copysign(isinf(x) ? 1 : 0, x)
#define ZERO_IF_NAN(x) (isnan(x) ? __builtin_copysign(0, x) : (x))

#define PRODUCT(type, name)                                                    \
  type _Complex name(type a, type b, type c, type d) {                         \
    type ac = a * c, bd = b * d, ad = a * d, bc = b * c;                       \
    type re = ac - bd, im = ad + bc;                                           \
    if (!isnan(re) || !isnan(im))                                              \
      return MAKE(re, im);                                                     \
    _Bool infinite = 0;                                                        \
    if (isinf(a) || isinf(b)) {                                                \
      a = (type)ONE(a), b = (type)ONE(b);                                      \
      c = (type)ZERO_IF_NAN(c), d = (type)ZERO_IF_NAN(d);                      \
      infinite = 1;                                                            \
    }                                                                          \
    if (isinf(c) || isinf(d)) {                                                \
      c = (type)ONE(c), d = (type)ONE(d);                                      \
      a = (type)ZERO_IF_NAN(a), b = (type)ZERO_IF_NAN(b);                      \
      infinite = 1;                                                            \
    }                                                                          \
    if (!infinite && (isinf(ac) || isinf(bd) || isinf(ad) || isinf(bc))) {     \
      a = (type)ZERO_IF_NAN(a), b = (type)ZERO_IF_NAN(b);                      \
      c = (type)ZERO_IF_NAN(c), d = (type)ZERO_IF_NAN(d);                      \
      infinite = 1;                                                            \
    }                                                                          \
    if (!infinite)                                                             \
      return MAKE(re, im);                                                     \
    return MAKE((type)INFINITY * (a * c - b * d), (type)INFINITY * (a * d + b * c)); \
  }

PRODUCT(float, __mulsc3)
PRODUCT(double, __muldc3)

/* Libraries round quotients differently. */
#define ANY(type, name, arguments)                                             \
  type _Complex name arguments {                                               \
    __gsmack_approximate("the value of " #name, 0, 0);                         \
    return MAKE(__gsmack_nondet_##type(), __gsmack_nondet_##type());           \
  }

ANY(float, __divsc3, (float a, float b, float c, float d))
ANY(double, __divdc3, (double a, double b, double c, double d))

#define EACH(name)                                                             \
  ANY(double, name, (double _Complex z))                                       \
  ANY(float, name##f, (float _Complex z))
EACH(cexp)
EACH(clog)
EACH(csqrt)
EACH(csin)
EACH(ccos)
ANY(double, cpow, (double _Complex x, double _Complex y))
ANY(float, cpowf, (float _Complex x, float _Complex y))

double cabs(double _Complex z) { return hypot(__real__ z, __imag__ z); }

float cabsf(float _Complex z) { return hypotf(__real__ z, __imag__ z); }

double carg(double _Complex z) { return atan2(__imag__ z, __real__ z); }

float cargf(float _Complex z) { return atan2f(__imag__ z, __real__ z); }
