// @expect violated
// The last node is freed, and tail still points into it: the next put writes there.
#include <stdlib.h>

struct node { struct node *next; int value; };
struct queue { struct node *head, **tail; };

static void put(struct queue *q, int value) {
  struct node *n = malloc(sizeof *n);
  if (!n)
    abort();
  n->next = NULL;
  n->value = value;
  *q->tail = n; // want "freed at"
  q->tail = &n->next;
}

static int get(struct queue *q) {
  struct node *n = q->head;
  int value = n->value;
  q->head = n->next;
  free(n);
  return value;
}

int main(void) {
  struct queue q = {NULL, &q.head};
  put(&q, 1);
  if (get(&q) == 1)
    put(&q, 2);
  return 0;
}
