// @expect violated
#include <assert.h>
#include <stdlib.h>

int main(void) {
  char *end;
  assert(atoi(" 4-2x") == -42); // want "atoi.. 4-2x.. == -42"
  assert(strtol("0x1f", &end, 0) == 31 && *end == 0);
  assert(abs(-3) == 3);
  return 0;
}
