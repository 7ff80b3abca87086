// @expect verified
// @flags --check=memory
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

int main(void) {
  struct node *n = malloc(sizeof *n);
  n->next = n;
  struct node **last = &n->next->next;
  *last = n;
  return 0;
}
