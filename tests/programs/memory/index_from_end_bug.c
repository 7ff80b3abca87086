// @expect violated
// An index that is not known leads from the end of a variable back to it.
#include <assert.h>

int main(int argc, char **argv) {
  int x = 0, *p = &x + 1, i = argc > 1 ? -1 : -argc;
  p[i] = 5;
  assert(x == 0);
  return 0;
}
