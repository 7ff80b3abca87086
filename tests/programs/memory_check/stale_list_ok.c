// @expect verified
// @flags --check=memory
#include <stdlib.h>
struct node {
  struct node *next;
};

int main(void) {
  struct node *list = 0;
  for (int i = 0; i < 2; i++) {
    struct node *n = malloc(sizeof *n);
    n->next = list;
    list = n;
  }
  for (struct node *n = list, *next; n; n = next) {
    next = n->next;
    free(n);
  }
  return 0;
}
