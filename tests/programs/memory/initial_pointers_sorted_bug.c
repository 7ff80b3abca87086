// @expect violated
// An array of pointers that an initialiser gives is sorted and searched.
#include <assert.h>
#include <stdlib.h>

static int v[3] = {3, 1, 2};

static int compare(const void *a, const void *b) { return **(int *const *)a - **(int *const *)b; }

int main(void) {
  int *s[3] = {&v[0], &v[1], &v[2]}, *key = &v[2];
  qsort(s, 3, sizeof *s, compare);
  assert(s[0] == &v[1] && s[1] == &v[0]); // want "assertion"
  assert(bsearch(&key, s, 3, sizeof *s, compare) == &s[1]);
}
