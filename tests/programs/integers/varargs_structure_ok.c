// @expect verified
#include <assert.h>
#include <stdarg.h>

struct item {
  long price;
  const int *count;
  char name[12];
};

static long total(int n, ...) {
  va_list ap;
  long sum = 0;
  va_start(ap, n);
  for (int i = 0; i < n; i++) {
    struct item x = va_arg(ap, struct item);
    sum += x.price * *x.count + x.name[11];
    x.price = 0;
  }
  sum += va_arg(ap, int);
  va_end(ap);
  return sum;
}

int main(void) {
  int two = 2, three = 3;
  struct item a = {10, &two, "a"}, b = {100, &three, {[11] = 7}};
  long (*f)(int, ...) = total;
  assert(total(2, a, b, 1000) == 1327);
  assert(f(1, a, 3) == 23);
  assert(a.price == 10);
  return 0;
}
