// @expect verified
#include <assert.h>
#include <stdlib.h>
static int a[4], b[4];
static int owned(int *p) { return p >= a && p < a + 4; }
int main(void) {
  for (int i = 0; i < 4; i++) { assert(owned(&a[i])); assert(!owned(&b[i])); }
  int *h = malloc(16);
  if (!h) return 0;
  assert(!owned(h));
  free(h);
}
