// @expect verified
// @flags --check=memory
// An index into what is local to a thread, or into a block.
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

_Thread_local char own[4096];

int main(void) {
  int local = __VERIFIER_nondet_int();
  char *block = malloc(1001);
  char *p = local ? own : block;
  if (block)
    p[1000] = 1;
  free(block);
}
