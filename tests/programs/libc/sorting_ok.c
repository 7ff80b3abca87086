// @expect verified
#include <assert.h>
#include <stdlib.h>

static int compare(const void *a, const void *b) {
  return *(const int *)a - *(const int *)b;
}

int main(void) {
  int a[] = {3, 1, 2}, key = 2, none = 7;
  qsort(a, 3, sizeof *a, compare);
  assert(a[0] == 1 && a[1] == 2 && a[2] == 3);
  assert(bsearch(&key, a, 3, sizeof *a, compare) == a + 1);
  assert(bsearch(&none, a, 3, sizeof *a, compare) == 0);
  return 0;
}
