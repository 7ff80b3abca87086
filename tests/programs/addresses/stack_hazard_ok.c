// @expect verified
// @flags --check=assert
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node { struct node *next; };
struct node *_Atomic top;
struct node *_Atomic hazard; // what main reads: the other thread does not free it
int popped;

static void push(void) {
  struct node *n = malloc(sizeof *n), *old = top;
  do
    n->next = old;
  while (!atomic_compare_exchange_strong(&top, &old, n));
}

static struct node *pop(void) {
  struct node *old = top;
  while (old && !atomic_compare_exchange_strong(&top, &old, old->next))
    ;
  return old;
}

static struct node *pop_with_hazard(void) {
  struct node *old;
  do {
    do {
      old = top;
      hazard = old;
    } while (old != top);
  } while (old && !atomic_compare_exchange_strong(&top, &old, old->next));
  hazard = NULL;
  return old;
}

static void retire(struct node *n) {
  if (n != hazard)
    free(n);
}

void *other(void *arg) {
  struct node *a = pop(), *b = pop();
  popped = !!a + !!b;
  retire(a);
  retire(b);
  push();
  return 0;
}

int main(void) {
  push();
  push();
  pthread_t t;
  pthread_create(&t, 0, other, 0);
  struct node *n = pop_with_hazard();
  pthread_join(t, 0);
  int left = 0;
  for (struct node *m = top; m; m = m->next)
    left++;
  assert(left == 3 - popped - !!n);
  return 0;
}
