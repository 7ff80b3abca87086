// @expect verified
#include <assert.h>
#include <ctype.h>

int __VERIFIER_nondet_int(void);

/* The classes of all characters, in the C locale. */
int main(void) {
  int c = __VERIFIER_nondet_int();
  if (c < -1 || c > 255)
    return 0;
  int up = c >= 'A' && c <= 'Z', low = c >= 'a' && c <= 'z', dig = c >= '0' && c <= '9';
  assert(!isupper(c) == !up && !islower(c) == !low && !isdigit(c) == !dig);
  assert(!isalpha(c) == !(up || low) && !isalnum(c) == !(up || low || dig));
  assert(!isxdigit(c) == !(dig || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')));
  assert(!isspace(c) == !(c == ' ' || (c >= 9 && c <= 13)));
  assert(!isblank(c) == !(c == ' ' || c == '\t'));
  assert(!isprint(c) == !(c >= 32 && c <= 126) && !isgraph(c) == !(c >= 33 && c <= 126));
  assert(!iscntrl(c) == !((c >= 0 && c < 32) || c == 127));
  assert(!ispunct(c) == !(isgraph(c) && !isalnum(c)));
  assert(tolower(c) == (up ? c + 32 : c) && toupper(c) == (low ? c - 32 : c));
  assert(!isspace(c) || !isgraph(c));
  return 0;
}
