// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none
// What has no value is handed on as a variable argument, and decides.
#include <stdarg.h>
struct pair {
  int a, b;
};
static int first(int n, ...) {
  va_list l;
  va_start(l, n);
  int out = va_arg(l, int), other = va_arg(l, int);
  va_end(l);
  return n > 1 ? other : out;
}
static int sum(const struct pair *p) { return first(2, p->a, p->b); }
int main(void) {
  struct pair p;
  p.a = 1;
  if (sum(&p) == 1) // want "depends on"
    return 0;
  return 1;
}
