// @expect violated
// Nodes that calloc and malloc made are in one list: those of malloc are not zero.
#include <assert.h>
#include <stdlib.h>

struct node { struct node *next; int value; };

static struct node *head;

int main(void) {
  struct node *n = malloc(sizeof *n);
  if (!n)
    return 1;
  n->next = 0;
  n->value = 0;
  head = n;
  n = malloc(sizeof *n);
  if (!n)
    return 1;
  n->next = head;
  head = n;
  for (n = head; n; n = n->next)
    assert(n->value == 0);
  return 0;
}
