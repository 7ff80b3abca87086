// @expect violated
// A number that is cut and widened is another: a branch that was taken to go one way goes the other.
#include <assert.h>
#include <stdlib.h>

struct s {
  int wide;
  unsigned char narrow;
  int again;
};

static void bad(void) { assert(0); }

int main(void) {
  struct s *s = malloc(sizeof *s);
  s->wide = 300;
  s->narrow = s->wide;
  s->again = s->narrow;
  if (s->again == 44)
    bad();
  free(s);
  return 0;
}
