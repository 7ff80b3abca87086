// @expect violated
#include <assert.h>
#include <stdarg.h>

static int sum(int n, ...) {
  va_list ap;
  va_start(ap, n);
  long long total = va_arg(ap, int);
  total += va_arg(ap, long long);
  total += *va_arg(ap, int *);
  va_end(ap);
  return (int)total;
}

int main(void) {
  int k = 42;
  assert(sum(3, 1, 2ll, &k) == 44); // want "."
  return 0;
}
