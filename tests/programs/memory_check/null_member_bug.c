// @expect violated
// @flags --check=memory
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

int main(void) {
  struct node *n = malloc(sizeof *n);
  n->next = 0;
  struct node **last = &n->next->next; // no access yet
  *last = n; // want "writes 8 bytes, 8 bytes from a null pointer"
  return 0;
}
