// @expect verified
#include <assert.h>

struct flags {
  unsigned ready : 1;
  unsigned level : 3;
  int delta : 4;
  unsigned rest : 10;
};

int main(void) {
  struct flags f = {0};
  unsigned nine = 9;
  f.level = nine; /* does not fit: 1 */
  f.delta = -3;
  f.rest = 1000;
  f.ready = 1;
  assert(f.level == 1 && f.delta == -3 && f.rest == 1000 && f.ready == 1);
  f.delta++;
  assert(f.delta == -2 && f.level == 1);
  return 0;
}
