// @expect verified
// @flags --check=linearizable
// The queue of Michael and Scott with two locks: one for the head, one for the tail, and a dummy between them.
#include "clients.h"

struct node {
  int value;
  _Atomic(struct node *) next;
};
static struct node nodes[4];
static struct node *head = &nodes[0], *tail = &nodes[0];
static pthread_mutex_t head_lock = PTHREAD_MUTEX_INITIALIZER, tail_lock = PTHREAD_MUTEX_INITIALIZER;

static int enqueue(int value) {
  struct node *n = &nodes[value];
  n->value = value;
  pthread_mutex_lock(&tail_lock);
  struct node *last = tail;
  tail = n;
  last->next = n;
  pthread_mutex_unlock(&tail_lock);
  return 1;
}

static int dequeue(void) {
  pthread_mutex_lock(&head_lock);
  struct node *n = head->next;
  if (n)
    head = n;
  pthread_mutex_unlock(&head_lock);
  return n ? n->value : 0;
}

static void first(void) { OPERATION1(0, enqueue, 1); OPERATION(1, dequeue); }
static void second(void) { OPERATION1(0, enqueue, 2); OPERATION(1, dequeue); }

int main(void) {
  run();
  gsmack_linearizable();
}
