// @expect verified
// @flags --check=memory
#include <stdarg.h>

static int sum(int n, ...) {
  va_list list;
  va_start(list, n);
  int s = 0;
  for (int i = 0; i < n; i++)
    s += va_arg(list, int);
  va_end(list);
  return s;
}

int main(void) { return sum(1, 4) + sum(2, 1, 2); }
