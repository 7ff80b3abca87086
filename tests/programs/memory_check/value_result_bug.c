// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
// What a function gives decides in its caller.
#include <stdlib.h>
struct list {
  int size, room;
};
static struct list *made(void) {
  struct list *l = malloc(sizeof *l);
  l->room = 4;
  return l;
}
static int size(struct list *l) { return l->size; }
int main(void) {
  struct list *l = made();
  if (size(l) == l->room) // want "depends on memory that was never written"
    size(l);
  free(l);
  return 0;
}
