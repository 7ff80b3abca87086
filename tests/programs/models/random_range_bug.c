// @expect violated
#include <assert.h>
#include <stdlib.h>

int main(void) {
  srand(1);
  int r = rand() % 6 + 1;
  assert(r >= 1 && r <= 5); // want "r >= 1 .. r <= 5"
  return 0;
}
