// @expect violated
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

static int days(int month) {
  int d = 0;
  switch (month) {
  case 2:
    d = 28; /* falls through to the next case */
  case 4:
  case 6:
  case 9:
  case 11:
    d = d + 30;
    break;
  default:
    d = 31;
  }
  return d;
}

int main(void) {
  int d = days(__VERIFIER_nondet_int());
  assert(d >= 28 && d <= 31); // want "d <= 31"
  return 0;
}
