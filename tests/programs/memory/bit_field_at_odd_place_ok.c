// @expect verified
/* A bit-field that begins at an odd place, in objects of static storage duration and in one that is not:
   it is zero in the former. */
#include <assert.h>

struct record {
  char tag;
  int bits : 15;
  int number;
};

struct record a, b;
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int k = __VERIFIER_nondet_int();
  struct record local = {1, 2, 3};
  const struct record *p = k == 1 ? &a : k == 2 ? &b : &local;
  const struct record c = *p;
  assert(k != 1 || p->bits == 0);
  assert(k != 2 || c.bits == 0);
  assert(k == 1 || k == 2 || c.bits == 2);
  return 0;
}
