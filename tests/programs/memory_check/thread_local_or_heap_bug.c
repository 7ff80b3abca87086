// @expect violated
// @flags --check=memory
// A thousand bytes behind the block lies no copy of what is local to a thread, though the low bits of the address are those of one.
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

_Thread_local char own[4096];

int main(void) {
  int local = __VERIFIER_nondet_int();
  char *block = malloc(8);
  char *p = local ? own : block;
  if (block)
    p[1000] = 1; // want "at offset 1000 of malloc"
  free(block);
}
