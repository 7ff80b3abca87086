// @expect violated
#include <search.h>
#include <stdlib.h>

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int main(void) {
  int a[2] = {5, 6}, seven = 7;
  size_t n = 2;
  lsearch(&seven, a, &n, sizeof *a, compare); // want "a|memory"
  return 0;
}
