// @expect violated
// @flags --check=linearizable
// A sorted list as a set: what is inserted behind a node that is being removed is lost.
#include "clients.h"

struct node {
  int key;
  _Atomic(struct node *) next;
};
static struct node end = {9, NULL}, one = {1, &end}, two = {2, NULL}, start = {0, &one};

static struct node *before(int key) {
  struct node *p = &start;
  for (struct node *n = p->next; n->key < key; n = n->next)
    p = n;
  return p;
}

static int insert(int key) {
  struct node *p = before(key), *n = p->next;
  two.next = n;
  int done = atomic_compare_exchange_strong(&p->next, &n, &two);
  return done;
}

static int delete(int key) {
  struct node *p = before(key), *n = p->next;
  int done = n->key == key && atomic_compare_exchange_strong(&p->next, &n, n->next);
  return done;
}

static int contains(int key) { return ((struct node *)before(key)->next)->key == key; }

static void first(void) { OPERATION1(0, insert, 2); OPERATION1(1, contains, 2); }
static void second(void) { OPERATION1(0, delete, 1); }

int main(void) {
  run();
  gsmack_linearizable(); // want "linearizable: no sequential order"
}
