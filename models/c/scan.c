/* scanf and fscanf: the input holds anything. How many conversions succeed is open; each of them
 * stores any value of its kind, and the others store nothing.
 *
 * scan.unmatched: whether a thread that reads for ever finds a character that does not match, which stays, and not the end of the input;
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
  __gsmack_ghost_set_scalar("scan.unmatched", __gsmack_nondet_bool());
}

_Bool __model_unmatched(void) { return __gsmack_ghost_get_scalar("scan.unmatched") != 0; }

/* How many conversions succeed, of so many that store something; -1 if the input ends before the
 * first, and has no error in it. What is read first may be any character, or it is a number or one character. */
int __model_scan_begin(int conversions, _Bool any) {
  possible_cancellation_point();
  if (!any && unmatched()) {
    if (__gsmack_nondet_lasting("in front of a character that scanf does not take"))
      return 0;
  } else if (at_end()) {
    return -1;
  }
  int done = __gsmack_nondet_int();
  __gsmack_assume(done >= -1 && done <= conversions);
  return done;
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
