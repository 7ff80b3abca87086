// @expect verified
// The element that a list is linked by leads back to its node.
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>

struct link {
  struct link *next;
};
struct node {
  int key;
  struct link links[2];
  int value;
};

static struct node *container(struct link *l, int level) {
  return (struct node *)((char *)l - level * sizeof *l - offsetof(struct node, links));
}

static struct node *second(struct link *l) {
  return (struct node *)((char *)l - sizeof *l - offsetof(struct node, links));
}

extern int __VERIFIER_nondet_int(void);

int main(void) {
  struct node *n = malloc(sizeof *n);
  int k = __VERIFIER_nondet_int() & 1;
  if (!n)
    return 0;
  n->key = 1;
  n->links[k].next = 0;
  struct link *l = &n->links[k];
  container(l, k)->key++;
  if (k == 1)
    second(l)->key++;
  assert(n->key == 2 + k);
  free(n);
  return 0;
}
