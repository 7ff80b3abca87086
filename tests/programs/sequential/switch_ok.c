// @expect verified
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

static int days(int month) {
  switch (month) {
  case 2:
    return 28;
  case 4:
  case 6:
  case 9:
  case 11:
    return 30;
  default:
    return 31;
  }
}

int main(void) {
  int month = __VERIFIER_nondet_int();
  int d = days(month);
  assert(d >= 28 && d <= 31);
  assert(d != 30 || month % 2 == 0 || month == 9 || month == 11);
  return 0;
}
