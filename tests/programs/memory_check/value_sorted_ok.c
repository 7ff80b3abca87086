// @expect verified
// @flags --check=memory
// qsort moves what has no value with the rest of an element.
#include <stdlib.h>
struct s {
  int key, more;
};

static int compare(const void *a, const void *b) {
  return ((const struct s *)a)->key - ((const struct s *)b)->key;
}

int main(void) {
  struct s v[2];
  v[0].key = 2;
  v[1].key = 1;
  v[1].more = 3;
  qsort(v, 2, sizeof *v, compare);
  if (v[0].more == 3)
    return 1;
  return 0;
}
