// @expect violated
// @flags --check=memory
#include <stdarg.h>

static int sum(int n, ...) {
  va_list list;
  va_start(list, n);
  int s = 0;
  for (int i = 0; i < n; i++)
    s += va_arg(list, int); // want "reads 4 bytes at offset 16 of the variable arguments"
  va_end(list);
  return s;
}

int main(void) { return sum(1, 4) + sum(3, 1, 2); }
