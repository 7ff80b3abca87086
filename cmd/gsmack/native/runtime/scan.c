/* scanf and fscanf of a program that follows a counterexample: the models (models/c/scan.c) say what the input holds. The symbolic engines
 * call them, one for each conversion, where the format is known when the program is translated (llvm2ivl/rewrite/scan.go); here that is when it runs. */
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "conversion.h"

enum { LONGEST_WORD = 15 }; /* where nothing says how long it may be */

void __gsmack_uses(const void *address, unsigned long size);
int __model_scan_begin(int conversions, int kind);
int __model_scan_begin_set(int conversions, _Bool space, const char *set, unsigned long size);
int __model_scan_end(int done);
void __model_scan_float(int done, int index, float *to);
void __model_scan_double(int done, int index, double *to);
void __model_scan_pointer(int done, int index, void **to);
void __model_scan_characters(int done, int index, char *to, long count);
void __model_scan_word(int done, int index, char *to, long most);
void __model_scan_any_word(int done, int index, char *to, long most);
void __model_scan_set(int done, int index, char *to, long most, const char *set, unsigned long size);
void __model_scan_any_set(int done, int index, char *to, long most, const char *set, unsigned long size);
void __model_scan_count(int done, int before, int certain, int *to);
void __model_scan_i8(int done, int index, void *to, long long least, long long most);
void __model_scan_i16(int done, int index, void *to, long long least, long long most);
void __model_scan_i32(int done, int index, void *to, long long least, long long most);
void __model_scan_i64(int done, int index, void *to, long long least, long long most);

static void integer(int done, int index, struct conversion *c, void *to) {
  long long most = c->bits == 64 ? LLONG_MAX : (1ll << (c->bits - 1)) - 1, least = -most - 1;
  if (c->verb != 'd' && c->verb != 'i')
    most = c->bits == 64 ? LLONG_MAX : (1ll << c->bits) - 1, least = c->bits == 64 ? LLONG_MIN : 0;
  (c->bits == 8 ? __model_scan_i8 : c->bits == 16 ? __model_scan_i16 : c->bits == 32 ? __model_scan_i32 : __model_scan_i64)(done, index, to, least, most);
}

static int is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/* A call begins, by what it reads first: a character that this does not take stays in the input for ever. */
static int begin(const char *f) {
  struct conversion c;
  int conversions = asks(f), space = 0;
  while (*f) {
    if (is_space(*f)) {
      space = 1;
      f++;
      continue;
    }
    if (*f != '%')
      return __model_scan_begin(conversions, 256 + 256 * space + *f);
    f = conversion(f + 1, &c);
    switch (c.verb) {
    case 'n':
      continue;
    case '%':
      return __model_scan_begin(conversions, 512 + '%');
    case '[':
      return __model_scan_begin_set(conversions, space, c.set, (unsigned long)(f - 1 - c.set));
    case 'c': case 's':
      return __model_scan_begin(conversions, 0);
    default:
      return __model_scan_begin(conversions, c.verb == 'X' ? 'x' : strchr("FeEgGaA", c.verb) ? 'f' : c.verb);
    }
  }
  return __model_scan_begin(conversions, 0);
}

static int scan(const char *format, va_list list) {
  struct conversion c;
  int index = 0, certain = 1, done = begin(format);
  for (const char *f = format; *f;) {
    if (*f != '%') {
      certain &= is_space(*f);
      f++;
      continue;
    }
    f = conversion(f + 1, &c);
    if (c.drops || c.verb == '%') {
      certain = 0;
      continue;
    }
    void *to = va_arg(list, void *);
    if (c.verb == 'n') {
      __model_scan_count(done, index, certain, to);
      continue;
    }
    int i = index++;
    certain = 1;
    if (c.verb == 'c')
      __model_scan_characters(done, i, to, c.width ? c.width : 1);
    else if (c.verb == 's')
      (c.width ? __model_scan_word : __model_scan_any_word)(done, i, to, c.width ? c.width : LONGEST_WORD);
    else if (c.verb == '[')
      (c.width ? __model_scan_set : __model_scan_any_set)(done, i, to, c.width ? c.width : LONGEST_WORD, c.set, (unsigned long)(f - 1 - c.set));
    else if (strchr("aefgAEFG", c.verb))
      c.bits == 64 ? __model_scan_double(done, i, to) : __model_scan_float(done, i, to);
    else if (c.verb == 'p')
      __model_scan_pointer(done, i, to);
    else
      integer(done, i, &c, to);
  }
  return __model_scan_end(done);
}

SCANF(scanf, scan(format, list), const char *format)
SCANF(__isoc99_scanf, scan(format, list), const char *format)
SCANF(fscanf, (__gsmack_uses(file, 1), scan(format, list)), void *file, const char *format)
SCANF(__isoc99_fscanf, (__gsmack_uses(file, 1), scan(format, list)), void *file, const char *format)
