// @expect violated
#include <assert.h>
#include <string.h>

int a[4], b[4];

int main(void) {
  int *end = a + 4, *p = b;
  assert(memcmp(&end, &p, sizeof p)); // want "assertion"
}
