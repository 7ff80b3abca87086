// @expect verified
// Equal elements come in any order, so that what decides has to be compared.
#include <assert.h>
#include <stdlib.h>

struct pair {
  int key, value;
};

static int compare(const void *p, const void *q) {
  const struct pair *a = p, *b = q;
  return a->key != b->key ? a->key - b->key : a->value - b->value;
}

int main(void) {
  struct pair a[3] = {{2, 1}, {1, 1}, {1, 2}};
  qsort(a, 3, sizeof *a, compare);
  assert(a[0].value == 1 && a[1].value == 2 && a[2].key == 2);
}
