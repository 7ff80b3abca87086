// @expect violated
#include <assert.h>
#include <stdlib.h>

int main(void) {
  srand(3);
  assert(rand() != 12); // want "assertion: rand.. != 12"
  return 0;
}
