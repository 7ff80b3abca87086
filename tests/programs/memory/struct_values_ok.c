// @expect verified
#include <assert.h>

struct small {
  long a, b;
};
struct large {
  long v[5];
};

static struct small make(long a, long b) {
  struct small s = {a, b};
  return s;
}

static struct large grow(struct large in) {
  in.v[4] += 1;
  return in;
}

int main(void) {
  struct small s = make(3, 4);
  struct large l = {{1, 2, 3, 4, 5}}, m = grow(l);
  assert(s.a == 3 && s.b == 4);
  assert(l.v[4] == 5 && m.v[4] == 6 && m.v[0] == 1);
  return 0;
}
