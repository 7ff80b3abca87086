// @expect violated
#include <assert.h>

struct flags {
  unsigned ready : 1;
  unsigned level : 3;
  int delta : 2;
};

int main(void) {
  struct flags f = {0};
  int two = 2;
  f.level = 7;
  f.delta = two; /* two signed bits hold -2 to 1 */
  assert(f.level == 7);
  assert(f.delta > 0); // want "delta > 0"
  return 0;
}
