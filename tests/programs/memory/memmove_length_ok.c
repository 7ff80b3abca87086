// @expect verified
#include <assert.h>
#include <string.h>

/* How much is moved is known only when it runs, and source and destination overlap. */
static void shift(char *s, unsigned n) { memmove(s + 1, s, n); }

int main(void) {
  char b[4] = "abc";
  shift(b, 3);
  assert(b[1] == 'a' && b[2] == 'b' && b[3] == 'c');
  return 0;
}
