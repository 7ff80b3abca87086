// @expect violated
// @flags --check=linearizable
// The queue of Michael and Scott, with nodes that are used again, without the second look at the head: what was the dummy has become the last node.
#include "clients.h"

struct node {
  int value;
  _Atomic(struct node *) next;
};
static struct node nodes[3] = {[1] = {10, NULL}};
static _Atomic(struct node *) head = &nodes[0], tail = &nodes[1];
static struct node *spare = &nodes[2]; /* of the second thread, which alone enqueues */

static int enqueue(int value) {
  struct node *n = spare, *t;
  n->value = value;
  n->next = NULL;
  for (;;) {
    t = tail;
    struct node *next = t->next;
    if (next)
      atomic_compare_exchange_strong(&tail, &t, next);
    else if (atomic_compare_exchange_strong(&t->next, &next, n))
      break;
  }
  atomic_compare_exchange_strong(&tail, &t, n);
  return 0;
}

static int dequeue(struct node **dummy) {
  for (;;) {
    struct node *h = head, *t = tail, *next = h->next;
    if (h == t) {
      if (!next)
        return -1;
      atomic_compare_exchange_strong(&tail, &t, next);
      continue;
    }
    if (!next) /* so that the memory is not misused before the results are wrong */
      continue;
    int value = next->value;
    if (atomic_compare_exchange_strong(&head, &h, next)) {
      *dummy = h;
      return value;
    }
  }
}

static void first(void) {
  struct node *dummy;
  gsmack_call(0, "dequeue");
  gsmack_return(0, dequeue(&dummy));
}

static void second(void) {
  OPERATION1(0, enqueue, 20);
  gsmack_call(1, "dequeue");
  int value = dequeue(&spare);
  gsmack_return(1, value);
  if (value == 10)
    OPERATION1(2, enqueue, 30);
}

int main(void) {
  nodes[0].next = &nodes[1];
  run();
  gsmack_linearizable(); // want "linearizable: no sequential order"
}
