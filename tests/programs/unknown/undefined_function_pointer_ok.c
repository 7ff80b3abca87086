// @expect verified
#include <assert.h>

extern int (*hook)(int);

static int twice(int n) { return 2 * n; }

int main(void) {
  hook = twice;
  assert(hook(2) == 4);
  return 0;
}
