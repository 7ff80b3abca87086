/* <regex.h>: what matches is approximated.
 *
 * regex.compiled: expression -> 1 + its flags; 0 if it is none */
#include <regex.h>
#include <string.h>

#include "gsmack.h"
#include "misuse.h"
#include "reads.h"

/* Whether a pattern is surely an expression of both kinds: characters that mean themselves or any one, some of them any number of times, and where
 * a line begins and ends. */
static inline _Bool is_plain(const char *pattern) {
  _Bool begins = 1, repeats = 0; /* the next character comes first, or may be a star */
  for (; *pattern; pattern++) {
    char c = *pattern;
    _Bool one = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '.' || c == ' ' ||
                c == '_' || c == '-' || c == '=' || c == ':' || c == ',' || c == '/';
    if (!one && !(c == '*' && repeats) && !(c == '^' && begins) && !(c == '$' && !pattern[1]))
      return 0;
    repeats = one;
    begins = 0;
  }
  return 1;
}

/* Memory may run out in any case. */
int regcomp(regex_t *restrict expression, const char *restrict pattern, int flags) {
  reads_all(pattern);
  _Bool plain = __gsmack_text_length(pattern, 0) >= 0 && is_plain(pattern);
  if (__gsmack_nondet_bool())
    return REG_ESPACE;
  if (!plain) {
    __gsmack_approximate("what regcomp makes of a pattern", expression, sizeof *expression);
    int error = __gsmack_nondet_int();
    __gsmack_assume(error >= 0 && error <= REG_ERPAREN);
    if (error != 0)
      return error;
  }
  expression->re_nsub = plain ? 0 : __gsmack_nondet_ulong();
  __gsmack_ghost_set("regex.compiled", expression, 1 + (long)flags);
  return 0;
}

/* Where there is a match all offsets are within the text, or both are -1; those of the whole are not. */
int regexec(const regex_t *restrict expression, const char *restrict text, size_t n, regmatch_t matches[restrict],
            int flags) {
  long compiled = __gsmack_ghost_get("regex.compiled", expression);
  __gsmack_assert(compiled != 0, "misuse", "regexec: the expression is not compiled");
  (void)*(const volatile size_t *)&expression->re_nsub;
  reads_all(text);
  __gsmack_approximate("whether a text matches an expression", matches, n * sizeof *matches);
  if (__gsmack_nondet_bool())
    return REG_NOMATCH;
  if (n == 0 || (compiled - 1) / REG_NOSUB % 2 != 0)
    return 0;
  int length = (int)strlen(text);
  for (size_t i = 0; i < n; i++) {
    int from = __gsmack_nondet_int(), to = __gsmack_nondet_int();
    __gsmack_assume((from >= 0 && from <= to && to <= length) || (i > 0 && from == -1 && to == -1));
    matches[i].rm_so = from;
    matches[i].rm_eo = to;
  }
  return 0;
}

void regfree(regex_t *expression) {
  __gsmack_assert(__gsmack_ghost_get("regex.compiled", expression) != 0, "misuse", "regfree: the expression is not compiled");
  __gsmack_ghost_set("regex.compiled", expression, 0);
  expression->re_nsub = 0;
}

size_t regerror(int error, const regex_t *restrict expression, char *restrict to, size_t size) {
  __gsmack_approximate("the text that regerror writes", to, size);
  for (size_t i = 0; i < size; i++)
    to[i] = i + 1 < size ? __gsmack_nondet_char() : 0;
  size_t length = __gsmack_nondet_ulong();
  __gsmack_assume(length >= 1 && length < 1024);
  return length;
}
