// @expect verified
// @flags --check=linearizable
// The lazy list of Heller and others as a set: who inserts locks the node before it and looks whether that has been taken out meanwhile.
#include "clients.h"

struct node {
  int key;
  atomic_int gone;
  _Atomic(struct node *) next;
  pthread_mutex_t lock;
};
static struct node end = {9, 0, NULL, PTHREAD_MUTEX_INITIALIZER}, one = {1, 0, &end, PTHREAD_MUTEX_INITIALIZER},
                   two = {2, 0, NULL, PTHREAD_MUTEX_INITIALIZER}, start = {0, 0, &one, PTHREAD_MUTEX_INITIALIZER};

static struct node *before(int key) {
  struct node *p = &start;
  for (struct node *n = p->next; n->key < key; n = n->next)
    p = n;
  return p;
}

static int insert(struct node *new) {
  for (;;) {
    struct node *p = before(new->key), *n = p->next;
    pthread_mutex_lock(&p->lock);
    if (!p->gone && p->next == n) {
      new->next = n;
      p->next = new;
      pthread_mutex_unlock(&p->lock);
      return 1;
    }
    pthread_mutex_unlock(&p->lock);
  }
}

/* Only one thread removes. */
static int delete(int key) {
  struct node *p = before(key), *n = p->next;
  pthread_mutex_lock(&p->lock);
  pthread_mutex_lock(&n->lock);
  n->gone = 1;
  p->next = (struct node *)n->next;
  pthread_mutex_unlock(&n->lock);
  pthread_mutex_unlock(&p->lock);
  return 1;
}

static int contains(int key) {
  struct node *n = before(key)->next;
  return n->key == key && !n->gone;
}

static void first(void) {
  gsmack_call(0, "insert", 2);
  gsmack_return(0, insert(&two));
  OPERATION1(1, contains, 2);
}
static void second(void) { OPERATION1(0, delete, 1); OPERATION1(1, contains, 1); }

int main(void) {
  run();
  gsmack_linearizable();
}
