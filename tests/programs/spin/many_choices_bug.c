// @expect violated
/* The loop goes on for ever, whatever it chooses. The states say so: there are too many choices to try them all in each. */
#include <stdatomic.h>
#include <stdbool.h>

bool __VERIFIER_nondet_bool(void);

atomic_int go;

int main(void) {
  while (!atomic_load(&go)) { // want "goes round"
    int n = 0;
    if (__VERIFIER_nondet_bool())
      n++;
    if (__VERIFIER_nondet_bool())
      n++;
    if (__VERIFIER_nondet_bool())
      n++;
    if (__VERIFIER_nondet_bool())
      n++;
    if (__VERIFIER_nondet_bool())
      n++;
    if (n > 10)
      return 0;
  }
  return 0;
}
