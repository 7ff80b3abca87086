// @expect verified
// Pointers that an initialiser gives are not aligned, and are copied byte by byte.
#include <assert.h>

static int x, y;
static struct __attribute__((packed)) item {
  char c;
  int *p;
} s[2] = {{1, &x}, {2, &y}};

int main(void) {
  char *to = (char *)&s[0], *from = (char *)&s[1];
  for (int i = 0; i < 9; i++)
    to[i] = from[i];
  assert(s[0].p == &y && s[0].c == 2);
}
