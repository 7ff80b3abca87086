// @expect violated
// No value leads out of the loop: it would have to be two things at once.
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);

atomic_int go;

int main(void) {
  while (!go) { // want "goes round"
    int r = __VERIFIER_nondet_int();
    int large = 0, small = 0;
    if (r > 5)
      large = 1;
    if (r < 3)
      small = 1;
    if (large && small)
      return 0;
  }
  return 0;
}
