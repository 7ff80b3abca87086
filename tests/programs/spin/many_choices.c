// @expect unknown
// @optimised LLVM sees that no value ends the loop
/* The loop goes on for ever, whatever it chooses. There are too many choices to try them all, of numbers. */
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);

atomic_int go;

int main(void) {
  while (!atomic_load(&go)) {
    int n = 0;
    if (__VERIFIER_nondet_int() > 3)
      n++;
    if (__VERIFIER_nondet_int() > 3)
      n++;
    if (__VERIFIER_nondet_int() > 3)
      n++;
    if (__VERIFIER_nondet_int() > 3)
      n++;
    if (__VERIFIER_nondet_int() > 3)
      n++;
    if (n > 10)
      return 0;
  }
  return 0;
}
