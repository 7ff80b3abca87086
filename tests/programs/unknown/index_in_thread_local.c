// @expect unknown
// @flags --engine=order
// The member behind the array is of each thread's own variable.
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

_Thread_local struct {
  int before;
  char key[8];
  int behind;
} own;

int main(void) {
  unsigned i = __VERIFIER_nondet_uint();
  if (i > 11)
    return 0;
  own.key[i] = 1; // want "an index that leads from an array to another member"
  assert(own.behind == 0);
}
