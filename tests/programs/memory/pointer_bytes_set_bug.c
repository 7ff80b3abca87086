// @expect violated
// Some bytes of a pointer are set, to what no pointer has, in an array that never holds the address of an object.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

static int zero, x;
static int *s[2];

static int *same(int *p) { return p == &x ? &x : 0; }

int main(void) {
  int *h = calloc(2, sizeof *h), *read;
  memset(&s[1], 1, 4 + zero);
  memcpy(&read, &s[1], sizeof read);
  assert(same(s[1]) == &x || s[1] == h || read == 0); // want "assertion"
  free(h);
}
