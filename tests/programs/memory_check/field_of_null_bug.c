// @expect violated
/* The program of field_of_null_ok.c, but nobody asks whether there is an object. */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct pair {
  long first, second;
} *p;
int main(void) {
  if (__VERIFIER_nondet_int())
    p = malloc(sizeof *p);
  long *second = &p->second;
  *second = 1; // want "memory"
  return 0;
}
