// @expect violated
// The only distance that is ever written is 4, but one that calloc wrote is read, too.
#include <assert.h>
#include <stdlib.h>

struct pair {
  int a, b;
};
struct place {
  long offset;
};

int main(int argc, char **argv) {
  struct pair *p = calloc(1, sizeof *p);
  struct place *at = calloc(1, sizeof *at);
  if (!p || !at)
    return 0;
  if (argc > 1)
    at->offset = 4;
  *(int *)((char *)p + at->offset) = 5;
  assert(p->a + p->b == 5);
  assert(p->b == 5);
}
