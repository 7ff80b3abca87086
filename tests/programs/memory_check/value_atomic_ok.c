// @expect verified
// @flags --check=memory,assert
#include <stdatomic.h>
#include <stdlib.h>
struct shared {
  atomic_int count;
};
int main(void) {
  struct shared *s = malloc(sizeof *s);
  if (!s)
    return 1;
  atomic_init(&s->count, 1);
  if (atomic_fetch_sub(&s->count, 1) == 1)
    free(s);
  return 0;
}
