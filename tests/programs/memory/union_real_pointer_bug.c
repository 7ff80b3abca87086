// @expect violated
// A union holds a pointer that is written as a floating-point number.
#include <assert.h>
#include <string.h>
union slot { int *p; long n; double d; };
static union slot s[3];
static void set_pointer(union slot *at, int *p) { at->p = p; }
static void set_number(union slot *at, long n) { at->n = n; }
static void set_real(union slot *at, double d) { at->d = d; }
static long number(union slot *at) { return at->n; }
int main(void) {
  static int x, y;
  int *p = &x;
  double d;
  memcpy(&d, &p, sizeof d);
  set_number(&s[0], 7);
  set_pointer(&s[1], &y);
  set_real(&s[2], d);
  assert(number(&s[0]) < 8);
  assert(number(&s[2]) % 8 == 0 && s[2].p == &x);
}
