// @expect verified
// Pointers that an initialiser gives are copied whole over numbers, and numbers over them.
#include <assert.h>
#include <string.h>

static int x, y;
static union slot {
  int *p;
  long n;
} s[2] = {{&x}, {&y}};

int main(void) {
  s[1].n = 5;
  memcpy(&s[1], &s[0], sizeof s[0]);
  s[0].n = 7;
  assert(s[1].p == &x && s[0].n == 7);
}
