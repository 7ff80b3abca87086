// @expect violated
// @flags --check=memory,assert
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
// To copy what has no value, a whole structure or padding, is no fault; to decide by it is.
#include <stdlib.h>
#include <string.h>
struct s {
  char tag;
  int used;
  int unused;
};
int main(void) {
  struct s *p = malloc(sizeof *p), q, r;
  if (!p)
    return 1;
  p->tag = 'a';
  p->used = 2;
  q = *p;
  memcpy(&r, &q, sizeof r);
  int copy = r.unused;
  p->unused = copy + 1;
  int last = r.unused;
  free(p);
  if (last) // want "last: depends on"
    return 2;
  return 0;
}
