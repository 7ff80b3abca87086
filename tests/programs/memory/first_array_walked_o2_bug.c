// @expect violated
// @flags -- -O2
// Optimised, ((char *)&h + 4)[i] is written as h.name[i].
#include <assert.h>

struct t {
  int x;
  char name[4];
  int y;
} h;
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int i = __VERIFIER_nondet_int();
  h.y = 3;
  if (i >= 0 && i < 8)
    ((char *)&h + 4)[i] = 5;
  assert(h.y == 3);
  return 0;
}
