// @expect verified
#include <assert.h>
#include <stdlib.h>

int main(void) {
  srand(1);
  int r = rand() % 6 + 1;
  assert(r >= 1 && r <= 6);
  return 0;
}
