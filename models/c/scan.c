/* scanf and fscanf: the input holds anything. How many conversions succeed is open; each of them
 * stores any value of its kind, and the others store nothing.
 *
 * scan.unmatched: the character that a thread which reads for ever finds, which does not match and stays; 0 if it finds the end of the input;
 * never written again */
#include "cancel.h"
#include "failure.h"
#include "scan.h"

/* Not from <stdio.h>, which renames scanf. */
typedef struct file FILE;

#define SCAN(name, ...)                                                        \
  int name(__VA_ARGS__) {                                                      \
    __gsmack_unknown(#name ": a format that is not known, or holds what is "  \
                           "not modelled");                                    \
    return -1;                                                                 \
  }

SCAN(scanf, const char *restrict format, ...)
SCAN(fscanf, FILE *restrict file, const char *restrict format, ...)
SCAN(__isoc99_scanf, const char *restrict format, ...)
SCAN(__isoc99_fscanf, FILE *restrict file, const char *restrict format, ...)

SCAN_ARGUMENTS(__model_scan_)

void __model_uses_stream(FILE *file);

void __model_scan_stream(FILE *file) { __model_uses_stream(file); }

void __SMACK_init_scan(void) {
  __gsmack_ghost_set_scalar("scan.unmatched", __gsmack_nondet_uchar());
}

_Bool __model_unmatched(void) { return __gsmack_ghost_get_scalar("scan.unmatched") != 0; }

/* How many conversions succeed; -1 if the input ends before the first, and has no error in it. */
static inline int some_of(int conversions) {
  int done = __gsmack_nondet_int();
  __gsmack_assume(done >= -1 && done <= conversions);
  return done;
}

/* Whether a number may begin so, as the conversion reads it, or the character that stands for itself is this one: 256 more than it, and another
 * 256 where white space may come before it. */
static inline _Bool takes(int kind, char c) {
  if (kind >= 256)
    return (unsigned char)c == kind % 256 || (kind >= 512 && scan_space(c));
  _Bool digit = c >= '0' && c <= (kind == 'o' ? '7' : '9');
  if (digit || c == '+' || c == '-' || scan_space(c))
    return 1;
  char lower = c >= 'A' && c <= 'Z' ? (char)(c + 32) : c;
  if (kind == 'f')
    return c == '.' || lower == 'i' || lower == 'n';
  if (kind == 'p' && c == '(')
    return 1;
  return (kind == 'x' || kind == 'p') && lower >= 'a' && lower <= 'f';
}

/* Of so many conversions that store something. What is read first is of a kind, or any character: 0. */
int __model_scan_begin(int conversions, int kind) {
  possible_cancellation_point();
  if (kind != 0 && unmatched()) {
    if (__gsmack_nondet_lasting("in front of a character that scanf does not take")) {
      __gsmack_assume(!takes(kind, (char)__gsmack_ghost_get_scalar("scan.unmatched")));
      return 0;
    }
  } else if (at_end()) {
    return -1;
  }
  return some_of(conversions);
}

/* The same where a character of a set is read first, or white space before it. */
int __model_scan_begin_set(int conversions, _Bool space, const char *set, unsigned long size) {
  possible_cancellation_point();
  if (unmatched()) {
    if (__gsmack_nondet_lasting("in front of a character that scanf does not take")) {
      char c = (char)__gsmack_ghost_get_scalar("scan.unmatched");
      __gsmack_assume(!scan_in_set(c, set, size) && !(space && scan_space(c)));
      return 0;
    }
  } else if (at_end()) {
    return -1;
  }
  return some_of(conversions);
}

int __model_scan_end(int done) { return done; }

/* A number between the limits. */
#define INTEGER(bits, type)                                                    \
  void __model_scan_i##bits(int done, int index, type *to, long long least,    \
                            long long most) {                                  \
    if (index >= done)                                                         \
      return;                                                                  \
    long long value = __gsmack_nondet_longlong();                              \
    __gsmack_assume(value >= least && value <= most);                          \
    *to = (type)value;                                                         \
  }
SCAN_INTEGERS(INTEGER)

void __model_scan_float(int done, int index, float *to) {
  if (index < done)
    *to = __gsmack_nondet_float();
}

void __model_scan_double(int done, int index, double *to) {
  if (index < done)
    *to = __gsmack_nondet_double();
}

void __model_scan_pointer(int done, int index, void **to) {
  if (index < done)
    *to = __gsmack_nondet_pointer();
}

/* So many characters. */
void __model_scan_characters(int done, int index, char *to, long count) {
  if (index < done)
    for (long i = 0; i < count; i++)
      to[i] = __gsmack_nondet_char();
}

/* A word of so many characters at most. */
void __model_scan_word(int done, int index, char *to, long most) {
  if (index >= done)
    return;
  long i = 0;
  do {
    char c = __gsmack_nondet_char();
    __gsmack_assume(c != 0 && !scan_space(c));
    to[i++] = c;
  } while (i < most && __gsmack_nondet_bool());
  to[i] = 0;
}

/* Nothing in the format says how long the word may be. One that is longer than this is not considered. */
static inline void short_enough(long most) {
  _Bool is = __gsmack_nondet_bool();
  __gsmack_bound(is, "word-length", most);
  __gsmack_assume(is);
}

void __model_scan_any_word(int done, int index, char *to, long most) {
  if (index < done) {
    short_enough(most);
    __model_scan_word(done, index, to, most);
  }
}

/* The same, of characters in a set. */
void __model_scan_set(int done, int index, char *to, long most, const char *set,
                      unsigned long size) {
  if (index >= done)
    return;
  long i = 0;
  do {
    char c = __gsmack_nondet_char();
    __gsmack_assume(c != 0 && scan_in_set(c, set, size));
    to[i++] = c;
  } while (i < most && __gsmack_nondet_bool());
  to[i] = 0;
}

void __model_scan_any_set(int done, int index, char *to, long most,
                          const char *set, unsigned long size) {
  if (index < done) {
    short_enough(most);
    __model_scan_set(done, index, to, most, set, size);
  }
}

/* How much was read so far, if so many conversions before it succeeded, and, where that is not
 * certain, what stands between matched as well. */
void __model_scan_count(int done, int before, int certain, int *to) {
  if (before == 0 && certain)
    done = 0;
  if (done > before ||
      (done == before && (certain || __gsmack_nondet_bool()))) {
    int count = __gsmack_nondet_int();
    __gsmack_assume(count >= 0);
    *to = count;
  }
}
