// @expect verified
#include <assert.h>

static int next(void) {
  static int counter = 10;
  return counter++;
}

int main(void) {
  int a = next(), b = next();
  assert(a == 10);
  assert(b == 11);
  return 0;
}
