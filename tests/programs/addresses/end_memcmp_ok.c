// @expect verified
#include <assert.h>
#include <string.h>

int a[4], b[4];

int main(void) {
  int *end = a + 4, *p = b + 1;
  assert(memcmp(&end, &p, sizeof p));
}
