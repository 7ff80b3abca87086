// @expect violated
// @flags --check=memory --strict-members
// @optimised LLVM forgets of which member an address is
extern int __VERIFIER_nondet_int(void);
#include <stdlib.h>
struct s {
  char name[8];
  int n;
  int tail[2];
};

int main(void) {
  struct s *p = malloc(sizeof *p);
  int i = __VERIFIER_nondet_int();
  if (i < 0 || i >= 12)
    return 0;
  p->n = 1;
  p->name[i] = 'x'; // want "from an array to another member"
  int r = p->n;
  free(p);
  return r;
}
