// @expect verified
// Each call has a variable of its own, which it writes before it reads it.
#include <assert.h>

static void look(int *found, int call) {
  if (call)
    goto skip;
  int x;
  x = 5;
  if (x == 5)
    *found += 1;
skip:
  x = 7;
  if (x == 5)
    *found += 1;
}

int main(void) {
  int found = 0;
  for (int i = 0; i < 2; i++)
    look(&found, i);
  assert(found == 1);
}
