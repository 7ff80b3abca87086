// @expect verified
/* An object of one of two sizes; a field is accessed at the same distance in either. */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct pair {
  long first, second;
};
int main(void) {
  struct pair *p;
  if (__VERIFIER_nondet_int())
    p = malloc(sizeof *p);
  else
    p = malloc(sizeof *p + 8);
  if (!p)
    return 1;
  p->second = 1;
  free(p);
  return 0;
}
