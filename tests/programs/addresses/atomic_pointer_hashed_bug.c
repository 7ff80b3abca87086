// @expect violated
// A stack without locks whose nodes are hashed by address, as in a table of who holds what; a push overwrites another one.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

struct node {
  struct node *next;
  int v;
};

static _Atomic(struct node *) head;
static int buckets[8];

static unsigned hash(struct node *p) { return (unsigned)(((uintptr_t)p >> 4) * 2654435761u) % 8; }

static void push(int v) {
  struct node *n = malloc(sizeof *n);
  if (!n) abort();
  n->v = v;
  n->next = atomic_load(&head);
  atomic_store(&head, n);
}

static struct node *pop(void) {
  struct node *n = atomic_load(&head);
  while (n && !atomic_compare_exchange_strong(&head, &n, n->next))
    ;
  return n;
}

static void *worker(void *arg) {
  push(1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  push(2);
  pthread_join(t, 0);
  struct node *a = pop(), *b = pop();
  assert(a && b && a->v + b->v == 3);
  buckets[hash(a)]++;
  buckets[hash(b)]++;
  int sum = 0;
  for (int i = 0; i < 8; i++) sum += buckets[i];
  assert(sum == 2);
  return 0;
}
