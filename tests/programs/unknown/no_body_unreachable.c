// @expect verified
#include <assert.h>

extern int read_sensor(int channel);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned n = __VERIFIER_nondet_uint() % 8;
  if (n * 2 == 7)
    n = read_sensor(3);
  assert(n < 8);
  return 0;
}
