// @expect verified
// @flags --check=memory
// What has no value is handed on as a variable argument, and decides nothing.
#include <stdarg.h>
struct pair {
  int a, b;
};
static int first(int n, ...) {
  va_list l;
  va_start(l, n);
  int out = va_arg(l, int), other = va_arg(l, int);
  va_end(l);
  return n > 2 ? other : out;
}
static int sum(const struct pair *p) { return first(2, p->a, p->b); }
int main(void) {
  struct pair p;
  p.a = 1;
  return sum(&p) == 1 ? 0 : 1;
}
