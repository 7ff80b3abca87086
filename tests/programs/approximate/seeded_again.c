// @expect unknown
#include <assert.h>
#include <stdlib.h>

int main(void) {
  srand(3);
  int first = rand();
  srand(3);
  int again = rand(); // want "first == again at seeded_again.c:10:3.*a seed that is given again"
  assert(first == again);
  return 0;
}
