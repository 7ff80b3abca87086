// @expect violated
// @flags --check=linearizable
// Treiber's stack, whose push does not look whether the top is still the same.
#include "clients.h"

struct node {
  int value;
  struct node *next;
};
static struct node nodes[4];
static _Atomic(struct node *) top;

static int push(int value) {
  struct node *n = &nodes[value];
  n->value = value;
  struct node *t = top;
  n->next = t;
  top = n;
  return 1;
}

static int pop(void) {
  struct node *t = top;
  do {
    if (!t)
      return -1;
  } while (!atomic_compare_exchange_strong(&top, &t, t->next));
  return t->value;
}

static void client(int from) {
  for (int i = 0; i < 2; i++)
    if (gsmack_choose(2))
      OPERATION1(i, push, from + i);
    else
      OPERATION(i, pop);
}

static void first(void) { client(0); }
static void second(void) { client(2); }

int main(void) {
  run();
  gsmack_linearizable(); // want "linearizable: no sequential order"
}
