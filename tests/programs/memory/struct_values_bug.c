// @expect violated
#include <assert.h>

struct large {
  long v[5];
};

static struct large *grow(struct large *in) {
  in->v[4] += 1;
  return in;
}

int main(void) {
  struct large l = {{1, 2, 3, 4, 5}}, m = *grow(&l);
  assert(m.v[4] == 6);
  assert(l.v[4] == 5); // want "== 5"
  return 0;
}
