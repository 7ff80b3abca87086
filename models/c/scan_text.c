/* sscanf: the text is read. Each conversion gets the place where it begins and gives the place
 * where it ended: NULL if the text is not what it wants, END if there is no more text. */
#include <limits.h>
#include <stdlib.h>

#include "argument.h"
#include "scan.h"

SCAN_ARGUMENTS(__model_text_)

#define SCAN(name)                                                             \
  int name(const char *restrict text, const char *restrict format, ...) {      \
    __gsmack_unknown(#name ": a format that is not known, or holds what is "   \
                           "not modelled");                                    \
    return -1;                                                                 \
  }

#undef sscanf
SCAN(sscanf)
SCAN(__isoc99_sscanf)

static const char ended;
#define END (&ended)
#define OVER(at) ((at) == NULL || (at) == END)

static inline const char *skip(const char *at) {
  int blanks = BLANKS;
  _Bool given = __gsmack_text_given(at);
  for (;; at++)
    if (BEYOND(given, blanks) || !scan_space(*at))
      break;
  if (blanks < 0) {
    __gsmack_approximate("where blanks end in an argument of main", 0, 0);
    at = further(at);
    __gsmack_assume(!scan_space(*at));
  }
  return at;
}

/* White space in the format. */
const char *__model_text_space(const char *at) { return OVER(at) ? at : skip(at); }

/* One character of the format that stands for itself. */
const char *__model_text_match(const char *at, int c) {
  if (OVER(at))
    return at;
  return *at == (char)c ? at + 1 : *at ? NULL : END;
}

/* So many conversions have stored something, and this one if it ended well. */
int __model_text_count(int before, const char *at) {
  return before + !OVER(at);
}

int __model_text_end(const char *at, int count) {
  return count == 0 && at == END ? -1 : count;
}

static inline int digit(char c) {
  return c >= '0' && c <= '9'   ? c - '0'
         : c >= 'a' && c <= 'f' ? c - 'a' + 10
         : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                : 16;
}

/* A number as strtol reads it, or strtoul: what is too large is the largest. */
static inline const char *number(const char *at, int base, long width,
                                 _Bool is_signed, long long *value) {
  if (OVER(at))
    return at;
  at = skip(at);
  if (!*at)
    return END;
  int digits = DIGITS;
  _Bool given = __gsmack_text_given(at);
  unsigned long long sum = 0;
  _Bool any = 0, over = 0, negative = *at == '-';
  if (*at == '-' || *at == '+') {
    at++;
    width--;
  }
  if (base == 0 || base == 16) {
    if (width >= 1 && at[0] == '0') {
      any = 1;
      at++;
      width--;
      if (width >= 1 && (at[0] == 'x' || at[0] == 'X')) {
        any = 0;
        at++;
        width--;
        base = 16;
      } else if (base == 0) {
        base = 8;
      }
    } else if (base == 0) {
      base = 10;
    }
  }
  unsigned long long most = MOST((unsigned long long)LLONG_MAX, (unsigned)base);
  for (; width > 0; width--, at++) {
    if (BEYOND(given, digits) || digit(*at) >= base)
      break;
    unsigned more = (unsigned)digit(*at);
    any = 1;
    if (sum > most || (sum == most && more > LEFT((unsigned long long)LLONG_MAX, (unsigned)base)))
      over = 1;
    sum = sum * (unsigned)base + more;
  }
  if (digits < 0) {
    __gsmack_approximate(LONG_NUMBER, 0, 0);
    at = further(at);
    sum = (unsigned long long)__gsmack_nondet_ulonglong();
    over = __gsmack_nondet_bool();
  }
  if (!any)
    return NULL;
  if (is_signed && (over || (sum != 0 && sum - negative > LLONG_MAX)))
    *value = negative ? LLONG_MIN : LLONG_MAX;
  else if (over)
    *value = (long long)ULLONG_MAX;
  else
    *value = (long long)(negative ? -sum : sum);
  return at;
}

/* The base, 0 if the number's first characters say it; the width, LONG_MAX if there is none; TO
 * counts only if the number is stored and not passed over. */
#define INTEGER(bits, type)                                                    \
  const char *__model_text_i##bits(const char *at, int base, long width,       \
                                   _Bool is_signed, type *to,                  \
                                   _Bool stores) {                             \
    long long value = 0;                                                       \
    at = number(at, base, width, is_signed, &value);                           \
    if (!OVER(at) && stores)                                                   \
      *to = (type)value;                                                       \
    return at;                                                                 \
  }
SCAN_INTEGERS(INTEGER)

static inline const char *real(const char *at, double *value) {
  char *end;
  if (OVER(at))
    return at;
  at = skip(at);
  if (!*at)
    return END;
  *value = strtod(at, &end);
  if (end == at)
    return NULL;
  if (*end == 'e' || *end == 'E')
    __gsmack_unknown("sscanf: a number that breaks off in its exponent");
  return end;
}

const char *__model_text_double(const char *at, double *to, _Bool stores) {
  double value = 0;
  at = real(at, &value);
  if (!OVER(at) && stores)
    *to = value;
  return at;
}

/* As a float, the number is rounded once only if it is short. */
const char *__model_text_float(const char *at, float *to, _Bool stores) {
  double value = 0;
  at = real(at, &value);
  if (!OVER(at) && stores) {
    if ((double)(float)value != value)
      __gsmack_unknown("sscanf: a number that is no float");
    *to = (float)value;
  }
  return at;
}

const char *__model_text_characters(const char *at, long count, char *to,
                                    _Bool stores) {
  if (OVER(at))
    return at;
  if (!*at)
    return END;
  for (long i = 0; i < count && *at; i++, at++)
    if (stores)
      to[i] = *at;
  return at;
}

const char *__model_text_word(const char *at, long width, char *to,
                              _Bool stores) {
  if (OVER(at))
    return at;
  at = skip(at);
  if (!*at)
    return END;
  long i = 0;
  for (; i < width && *at && !scan_space(*at); i++, at++)
    if (stores)
      to[i] = *at;
  if (stores)
    to[i] = 0;
  return at;
}

const char *__model_text_set(const char *at, long width, const char *set,
                             unsigned long size, char *to, _Bool stores) {
  if (OVER(at))
    return at;
  if (!*at)
    return END;
  if (!scan_in_set(*at, set, size))
    return NULL;
  long i = 0;
  for (; i < width && *at && scan_in_set(*at, set, size); i++, at++)
    if (stores)
      to[i] = *at;
  if (stores)
    to[i] = 0;
  return at;
}

/* How much was read so far. */
const char *__model_text_position(const char *at, const char *text, int *to) {
  if (!OVER(at))
    *to = (int)(at - text);
  return at;
}
