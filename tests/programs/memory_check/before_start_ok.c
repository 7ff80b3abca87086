// @expect verified
// A pointer that leads before the start of what it points to leads back, as p[1] to what was *p.
#include <assert.h>
#include <stdlib.h>

int a[4];

int main(void) {
  int x = 1, *p = &x;
  p--;
  assert(p[1] == 1);
  for (p = a + 3; p >= a; p--)
    *p = p - a;
  assert(p[1] == 0 && p[4] == 3);
  int *h = malloc(4 * sizeof *h);
  if (!h)
    return 0;
  h--;
  for (int i = 1; i <= 4; i++)
    h[i] = i;
  assert(h[4] == 4);
  free(h + 1);
}
