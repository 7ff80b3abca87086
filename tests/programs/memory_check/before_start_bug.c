// @expect violated
// A pointer that leads before the start of what it points to leads back, as p[1] to what was *p. There is no p[0].
#include <assert.h>
#include <stdlib.h>

int a[4];

int main(void) {
  int x = 1, *p = &x;
  p--;
  assert(p[1] == 1);
  p = a;
  p--;
  for (int i = 0; i < 4; i++)
    p[i] = i; // want "offset -4 of a"
  assert(a[0] == 1 && p[3] == 3);
  int *h = malloc(4 * sizeof *h);
  if (!h)
    return 0;
  h--;
  for (int i = 1; i <= 4; i++)
    h[i] = i;
  assert(h[4] == 4);
  free(h + 1);
}
