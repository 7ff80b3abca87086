// @expect violated
#define _GNU_SOURCE
#include <assert.h>
#include <string.h>
#include <strings.h>

int main(void) {
  char b[6] = "-----";
  const char *s = "abcABC";
  assert(strcasestr(s, "CaB") == s + 2 && !strcasestr(s, "cc") && strcasestr(s, "") == s);
  assert(stpncpy(b, "ab", 4) == b + 2 && b[3] == 0 && b[4] == '-');
  assert(memrchr(s, 'b', 6) == s + 1 && !memrchr(s, 'x', 6));
  assert(memccpy(b, "pqr", 'q', 3) == b + 2 && b[1] == 'q' && b[2] == 0);
  assert(memccpy(b, "pqr", 'x', 3) == 0 && b[2] == 0); // want "b.2."
  return 0;
}
