// @expect violated
/* The program of field_size_ok.c, but one of the objects ends in front of the field. */
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
    p = malloc(sizeof *p - 8);
  if (!p)
    return 1;
  p->second = 1; // want "memory"
  free(p);
  return 0;
}
