// @expect violated
// Here the pointer that is read is a number.
#include <assert.h>
union slot { int *p; long n; };
static union slot slots[3];
static void set_pointer(union slot *s, int *p) { s->p = p; }
static void set_number(union slot *s, long n) { s->n = n; }
static int *pointer(union slot *s) { return s->p; }
int main(void) {
  static int x;
  for (int i = 0; i < 3; i++)
    set_number(&slots[i], 12 + i);
  set_pointer(&slots[1], &x);
  assert(pointer(&slots[0]) == (int *)14 && pointer(&slots[1]) == &x);
  assert(slots[2].n > 13);
}
