// @expect unknown
// @optimised LLVM sees that no value ends the loop
// No value leads out of the loop, which is not seen: both tests compute with it.
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);

atomic_int go;

int main(void) {
  while (!go) {
    unsigned r = __VERIFIER_nondet_int();
    int first = 0, second = 0;
    if (r % 7 == 3)
      first = 1;
    if (r % 7 == 4)
      second = 1;
    if (first && second)
      return 0;
  }
  return 0;
}
