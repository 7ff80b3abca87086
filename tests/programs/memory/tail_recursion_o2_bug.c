// @expect violated
// @flags -- -O2
#include <assert.h>

struct text {
  char a[17];
};

static struct text shift(struct text x, int n) {
  if (n == 0)
    return x;
  x.a[n] += n;
  return shift(x, n - 1);
}

int main(void) {
  struct text t = shift((struct text){"0123456789abcdef"}, 2);
  assert(t.a[0] == '0');
  assert(t.a[2] == '2'); // want "'2'"
  return 0;
}
