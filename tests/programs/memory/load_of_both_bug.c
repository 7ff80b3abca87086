// @expect violated
// @flags --check=assert
// One function loads whatever it is told to, the head of a list and a counter that is a pointer, and nobody takes the lock: a node is lost.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

struct node { int value; struct node *next; };
static struct { struct node *head; char *count; } list;
static struct node nodes[2];

static void *load(void *from) { return *(void **)from; }
static void store(void *to, void *what) { *(void **)to = what; }
static void put(struct node *n) {
  store(&n->next, load(&list.head));
  store(&list.head, n);
  store(&list.count, (char *)load(&list.count) + 1);
}
static void *putter(void *arg) {
  struct node *n = arg;
  n->value = 1;
  put(n);
  return NULL;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, putter, &nodes[0]);
  putter(&nodes[1]);
  pthread_join(t, NULL);
  int sum = 0;
  for (struct node *n = list.head; n; n = n->next)
    sum += n->value;
  assert(sum == 2 && (long)list.count == 2); // want "assert"
}
