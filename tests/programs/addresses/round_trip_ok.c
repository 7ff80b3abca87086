// @expect verified
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

struct item { int value; uintptr_t next; } *first;

int main(void) {
  struct item *a = malloc(sizeof *a), *b = malloc(sizeof *b);
  *a = (struct item){1, (uintptr_t)b};
  *b = (struct item){2, 0};
  first = a;
  int sum = 0;
  for (struct item *i = first; i; i = (struct item *)i->next)
    sum += i->value;
  assert(sum == 3);
  assert(a->next == (uintptr_t)b);
  return 0;
}
