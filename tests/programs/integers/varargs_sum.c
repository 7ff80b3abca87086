// @expect verified
#include <assert.h>
#include <stdarg.h>

static int sum(int n, ...) {
  va_list ap;
  int total = 0;
  va_start(ap, n);
  for (int i = 0; i < n; i++)
    total += va_arg(ap, int);
  va_end(ap);
  return total;
}

int main(void) {
  assert(sum(2, 30, 12) == 42);
  return 0;
}
