// @expect verified
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }

static int (*const table[3])(int, int) = {add, sub, mul};

int main(void) {
  unsigned op = __VERIFIER_nondet_uint() % 3;
  int r = table[op](6, 3);
  assert(r == 9 || r == 3 || r == 18);
  return 0;
}
