// @expect verified
// A queue in a variable of main, its nodes on the heap: what tail points to is one of either, and only nodes are freed.
#include <assert.h>
#include <stdlib.h>

struct node { struct node *next; int value; };
struct queue { struct node *head, **tail; };

static void put(struct queue *q, int value) {
  struct node *n = malloc(sizeof *n);
  if (!n)
    abort();
  n->next = NULL;
  n->value = value;
  *q->tail = n;
  q->tail = &n->next;
}

static int get(struct queue *q) {
  struct node *n = q->head;
  int value = n->value;
  q->head = n->next;
  if (!q->head)
    q->tail = &q->head;
  free(n);
  return value;
}

int main(void) {
  struct queue q = {NULL, &q.head};
  put(&q, 1);
  put(&q, 2);
  assert(get(&q) == 1);
  assert(get(&q) == 2);
  put(&q, 3);
  assert(get(&q) == 3);
  return 0;
}
