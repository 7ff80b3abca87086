// @expect verified
/* The address of a field is computed before it is known whether there is an object, and used if there is one. */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct pair {
  long first, second;
} *p;
int main(void) {
  if (__VERIFIER_nondet_int())
    p = malloc(sizeof *p);
  long *second = &p->second;
  if (p)
    *second = 1;
  return 0;
}
