// @expect violated
// A queue has a node with a meaning of its own. That it is inserted is seen, though only in memory that a pointer leads to.
#include <assert.h>
#include <pthread.h>

struct node { struct node *next, *prev; };
static struct node queue = {&queue, &queue}, later = {&later, &later}, special;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int taken;

static void insert(struct node *head, struct node *n) {
  n->next = head;
  n->prev = head->prev;
  n->prev->next = n;
  head->prev = n;
}
static void delete(struct node *n) {
  n->prev->next = n->next;
  n->next->prev = n->prev;
}
static void *taker(void *unused) {
  pthread_mutex_lock(&m);
  struct node *n = queue.next;
  if (n != &queue) {
    delete(n);
    if (n == &special) {
      n = later.next;
      delete(n);
      insert(&queue, n);
      insert(&queue, &special);
    } else {
      taken++;
    }
  }
  pthread_mutex_unlock(&m);
  return unused;
}
int main(void) {
  static struct node nodes[2];
  pthread_t t;
  insert(&queue, &nodes[0]);
  struct node *which[] = {&nodes[1], &special};
  insert(&later, &nodes[1]);
  insert(&queue, which[1]);
  pthread_create(&t, 0, taker, 0);
  taker(0);
  pthread_join(t, 0);
  assert(taken == 2 && queue.next == &queue && later.next == &later); // want "assert"
}
