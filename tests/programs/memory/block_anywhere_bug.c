// @expect violated
// A block that begins at any byte of a structure goes on with the bytes that follow, also from or to one of which the place is known.
#include <assert.h>
#include <string.h>

struct s { char a[3], b[5]; } u, v;
int __VERIFIER_nondet_int(void);

int main(void) {
  int i = __VERIFIER_nondet_int();
  if (i < 0 || i > 6)
    return 0;
  char *p = (char *)&u, *q = (char *)&v;
  memset(p + i, 1, 2);
  assert(p[i + 1] == 1);
  q[3] = 7;
  memcpy(p + i, q + 2, 2);
  assert(p[i + 1] == 7);
  q[i + 1] = 8;
  memcpy(p + i, q + i, 2);
  assert(p[i + 1] == 8);
  q[i + 1] = 9;
  memcpy(p, q + i, 2);
  assert(p[0] == 9);
}
