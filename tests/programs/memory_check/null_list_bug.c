// @expect violated
// @flags --check=memory
// @optimised LLVM leaves out memory that nobody looks at
#include <stddef.h>
struct node {
  int v;
  struct node *next;
};
static struct node b = {2, 0}, a = {1, &b};

int main(void) {
  int s = 0;
  for (struct node *n = &a; n->next; n = n->next)
    s += n->next->next->v; // want "through a null pointer"
  return s;
}
