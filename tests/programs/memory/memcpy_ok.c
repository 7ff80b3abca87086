// @expect verified
#include <assert.h>
#include <string.h>

struct pair {
  int a;
  char b[4];
};

int main(void) {
  struct pair x = {5, "abc"}, y;
  memset(&y, 0xff, sizeof y);
  assert(y.a == -1 && y.b[3] == (char)0xff);
  memcpy(&y, &x, sizeof x);
  assert(y.a == 5 && y.b[1] == 'b' && y.b[3] == 0);
  assert(memcmp(&x, &y, sizeof x) == 0);
  y.b[2] = 'd';
  assert(memcmp(x.b, y.b, 2) == 0);
  assert(memcmp(x.b, y.b, 3) < 0);
  return 0;
}
