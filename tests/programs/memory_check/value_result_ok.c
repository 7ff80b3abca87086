// @expect verified
// @flags --check=memory
// What a function gives decides in its caller.
#include <stdlib.h>
struct list {
  int size, room;
};
static struct list *made(void) {
  struct list *l = malloc(sizeof *l);
  l->room = 4;
  l->size = 0;
  return l;
}
static int size(struct list *l) { return l->size; }
int main(void) {
  struct list *l = made();
  if (size(l) == l->room)
    size(l);
  free(l);
  return 0;
}
