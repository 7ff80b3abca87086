// @expect verified
// What is read as a pointer was put together from halves of one.
#include <assert.h>
#include <string.h>
union slot { int *p; long n; char c[8]; };
static union slot s[3];
static void set_pointer(union slot *at, int *p) { at->p = p; }
static void set_number(union slot *at, long n) { at->n = n; }
static int *pointer(union slot *at) { return at->p; }
static long number(union slot *at) { return at->n; }
int main(void) {
  static int x;
  set_number(&s[0], 7);
  set_pointer(&s[1], &x);
  set_pointer(&s[2], &x);
  assert(number(&s[0]) < 8);
  memcpy(s[0].c, s[1].c, 4);
  memcpy(s[0].c + 4, s[2].c + 4, 4);
  assert(pointer(&s[0]) == &x);
}
