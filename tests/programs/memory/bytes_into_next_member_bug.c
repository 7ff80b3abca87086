// @expect violated
// A pointer to bytes goes on into the next member.
#include <assert.h>

struct {
  int a[2];
  int b;
} g;

int main(void) {
  int k = 1;
  g.b = 3;
  g.a[k] = 2;
  for (char *p = (char *)&g.a[k]; p != (char *)(&g + 1); p++)
    *p = 0;
  assert(g.b == 3);
  return 0;
}
