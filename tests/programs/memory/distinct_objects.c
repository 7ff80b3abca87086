// @expect verified
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int g, h;

int main(void) {
  int l = 0;
  char *p = malloc(4), *q = malloc(4);
  assert(&g != &h && &l != &g && (int *)p != &g);
  if (p && q)
    assert(p != q);
  assert(((uintptr_t)&l & 3) == 0);
  return 0;
}
