// @expect violated
// Equal elements come in any order, whatever a library does.
#include <assert.h>
#include <stdlib.h>

struct pair {
  int key, value;
};

static int compare(const void *p, const void *q) {
  const struct pair *a = p, *b = q;
  return a->key - b->key;
}

int main(void) {
  struct pair a[3] = {{2, 1}, {1, 1}, {1, 2}};
  qsort(a, 3, sizeof *a, compare);
  assert(a[0].value == 1 && a[1].value == 2 && a[2].key == 2);
}
