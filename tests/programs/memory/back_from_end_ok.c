// @expect verified
// A loop leaves a pointer one past the end of an array; the length of the array leads back to its first element.
#include <assert.h>
#include <stdlib.h>

struct s { int *array[4], *behind; };

static int x, y;

int main(void) {
  struct s *s = calloc(1, sizeof *s);
  if (!s)
    return 0;
  int **p = s->array;
  while (p < &s->behind)
    *p++ = &x;
  int **first = p - 4;
  *first = &y;
  *s->array[0] = 5;
  assert(y == 5);
  return 0;
}
