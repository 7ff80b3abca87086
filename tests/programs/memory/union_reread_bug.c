// @expect violated
// Here the number that is read is the pointer's.
#include <assert.h>
union slot { int *p; struct { unsigned low, high; } n; };
static union slot slots[3];
static void set_pointer(union slot *s, int *p) { s->p = p; }
static void set_number(union slot *s, unsigned n) { s->n.low = n; }
static unsigned number(union slot *s) { return s->n.low; }
int main(void) {
  static int x;
  for (int i = 0; i < 3; i++)
    set_number(&slots[i], 3);
  set_pointer(&slots[1], &x);
  assert(number(&slots[1]) % 32 == 0);
  assert(number(&slots[0]) == 3 && slots[2].n.high == 0);
}
