/* <stdio.h>, printing into memory. Where the format is known, there is a call for each part of it
 * (llvm2ivl/print.go), and the text is the one that is printed; otherwise it is any of any length that
 * fits. */
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

#include "gsmack.h"
#include "reads.h"

static int print(char *to, size_t size, const char *what) {
  __gsmack_approximate(what, to, size);
  int length = __gsmack_nondet_int();
  __gsmack_assume(length >= 0);
  for (size_t i = 0; i < size; i++) {
    char c = __gsmack_nondet_char();
    to[i] = i + 1 == size || i == (size_t)length ? 0 : c; /* the first in any case */
    if (i == (size_t)length)
      break;
  }
  return length;
}

int snprintf(char *restrict to, size_t size, const char *restrict format, ...) {
  return print(to, size, "the text that snprintf writes");
}

int vsnprintf(char *restrict to, size_t size, const char *restrict format,
              va_list arguments) {
  reads_all(format);
  return print(to, size, "the text that vsnprintf writes");
}

/* Nothing says how long the text may be. A longer one than this is not considered. */
static int print_unlimited(char *to, const char *what) {
  enum { MOST = 31 };
  _Bool fits = __gsmack_nondet_bool();
  __gsmack_bound(fits, "printed-length", MOST);
  __gsmack_assume(fits);
  int length = print(to, MOST + 1, what);
  __gsmack_assume(length <= MOST);
  return length;
}

int sprintf(char *restrict to, const char *restrict format, ...) {
  return print_unlimited(to, "the text that sprintf writes");
}

int vsprintf(char *restrict to, const char *restrict format,
             va_list arguments) {
  reads_all(format);
  return print_unlimited(to, "the text that vsprintf writes");
}

/* What does not fit is an error, and there is still a text then. */
static int print_wide(wchar_t *to, size_t size, const char *what) {
  _Bool fits = __gsmack_nondet_bool();
  __gsmack_approximate(what, to, size * sizeof *to);
  for (size_t i = 0; i < size; i++) {
    wchar_t c = i + 1 < size ? __gsmack_nondet_int() : 0;
    to[i] = c;
    if (!c)
      return fits ? (int)i : -1;
  }
  return -1;
}

int swprintf(wchar_t *restrict to, size_t size, const wchar_t *restrict format,
             ...) {
  return print_wide(to, size, "the text that swprintf writes");
}

int vswprintf(wchar_t *restrict to, size_t size,
              const wchar_t *restrict format, va_list arguments) {
  __model_printed_wide(format, -1, 1);
  return print_wide(to, size, "the text that vswprintf writes");
}

/* The parts. Each gets how many characters there are already and gives how many there are then; those
 * for which there is no room, a last one kept for the end, are counted and not stored. */
static inline long put(char *to, size_t room, long at, char c) {
  if ((size_t)at + 1 < room)
    to[at] = c;
  return at + 1;
}

static inline long fill(char *to, size_t room, long at, char c, int count) {
  for (int i = 0; i < count; i++)
    at = put(to, room, at, c);
  return at;
}

long __model_print_literal(char *to, size_t room, long at, const char *text,
                           long size) {
  for (long i = 0; i < size; i++)
    at = put(to, room, at, text[i]);
  return at;
}

/* A negative width, which only an argument can be, means the left side. */
static inline void side(int *width, int *left) {
  if (*width < 0) {
    *width = -*width;
    *left = 1;
  }
}

/* So many bytes from the text on are read, which is not where the printed text goes. */
static inline void apart(const char *to, size_t room, const char *text, size_t size) {
  __gsmack_apart(to, text, size < room ? size : room);
}

long __model_print_string(char *to, size_t room, long at, const char *text,
                          int width, int precision, int left) {
  int length = 0;
  side(&width, &left);
  while ((precision < 0 || length < precision) && text[length])
    length++;
  if ((size_t)at < room) {
    size_t size = (size_t)length + (length != precision); /* the end is looked at, too */
    apart(to, room, text, size);
    apart(to + at, room - (size_t)at, text, size);
  }
  if (!left)
    at = fill(to, room, at, ' ', width - length);
  for (int i = 0; i < length; i++)
    at = put(to, room, at, text[i]);
  return left ? fill(to, room, at, ' ', width - length) : at;
}

long __model_print_character(char *to, size_t room, long at, int c, int width,
                             int left) {
  side(&width, &left);
  if (!left)
    at = fill(to, room, at, ' ', width - 1);
  at = put(to, room, at, (char)c);
  return left ? fill(to, room, at, ' ', width - 1) : at;
}

/* The loops over digits go over as many as the type can have, so that they are known. SIGN is what stands
 * before a number that is not negative. */
#define NUMBER(bits, type, unsigned_type, octal, decimal, hexadecimal)         \
  long __model_print_i##bits(char *to, size_t room, long at, type value,       \
                             int is_signed, int base, int upper, int sign,     \
                             int alternative, int zero, int width,             \
                             int precision, int left) {                        \
    unsigned_type rest = (unsigned_type)value, power = 1;                      \
    unsigned_type b = (unsigned_type)base;                                     \
    int most = base == 8 ? octal : base == 10 ? decimal : hexadecimal;         \
    int digits = 1, prefix = 0;                                                \
    side(&width, &left);                                                       \
    if (is_signed && value < 0) {                                              \
      rest = 0 - rest;                                                         \
      sign = '-';                                                              \
    }                                                                          \
    for (int i = 1; i < most; i++) {                                           \
      power *= b;                                                              \
      if (rest >= power)                                                       \
        digits = i + 1;                                                        \
    }                                                                          \
    if (precision == 0 && rest == 0)                                           \
      digits = 0;                                                              \
    if (alternative && base == 16 && rest != 0)                                \
      prefix = 2;                                                              \
    int zeros = precision > digits ? precision - digits : 0;                   \
    if (alternative && base == 8 && zeros == 0 && (rest != 0 || digits == 0))  \
      zeros = 1;                                                               \
    int spaces = width - zeros - digits - prefix - (sign != 0);                \
    if (zero && !left && precision < 0 && spaces > 0) {                        \
      zeros += spaces;                                                         \
      spaces = 0;                                                              \
    }                                                                          \
    if (!left)                                                                 \
      at = fill(to, room, at, ' ', spaces);                                    \
    if (sign)                                                                  \
      at = put(to, room, at, (char)sign);                                      \
    if (prefix) {                                                              \
      at = put(to, room, at, '0');                                             \
      at = put(to, room, at, upper ? 'X' : 'x');                               \
    }                                                                          \
    at = fill(to, room, at, '0', zeros);                                       \
    for (int i = most - 1; i >= 0; i--, power /= b)                            \
      if (i < digits) {                                                        \
        int d = (int)(rest / power % b);                                       \
        at = put(to, room, at,                                                 \
                 (char)(d < 10 ? '0' + d : (upper ? 'A' : 'a') + d - 10));     \
      }                                                                        \
    return left ? fill(to, room, at, ' ', spaces) : at;                        \
  }

NUMBER(32, int, unsigned, 11, 10, 8)
NUMBER(64, long long, unsigned long long, 22, 20, 16)

/* The text ends here, or where its room does. */
int __model_print_end(char *to, size_t room, long at) {
  if (room > 0)
    to[(size_t)at < room ? (size_t)at : room - 1] = 0;
  return (int)at;
}
