// @expect violated
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
  for (struct node *n = list; n; n = n->next) // want "n->next: reads 8 bytes at offset 0 of malloc"
    free(n);
  return 0;
}
