// @expect verified
// @flags --check=linearizable
// A sorted list as a set, under a lock.
#include "clients.h"

struct node {
  int key;
  _Atomic(struct node *) next;
};
static struct node end = {9, NULL}, one = {1, &end}, two = {2, NULL}, start = {0, &one};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct node *before(int key) {
  struct node *p = &start;
  for (struct node *n = p->next; n->key < key; n = n->next)
    p = n;
  return p;
}

static int insert(int key) {
  pthread_mutex_lock(&lock);
  struct node *p = before(key), *n = p->next;
  two.next = n;
  int done = atomic_compare_exchange_strong(&p->next, &n, &two);
  pthread_mutex_unlock(&lock);
  return done;
}

static int delete(int key) {
  pthread_mutex_lock(&lock);
  struct node *p = before(key), *n = p->next;
  int done = n->key == key && atomic_compare_exchange_strong(&p->next, &n, n->next);
  pthread_mutex_unlock(&lock);
  return done;
}

static int contains(int key) { return ((struct node *)before(key)->next)->key == key; }

static void first(void) { OPERATION1(0, insert, 2); OPERATION1(1, contains, 2); }
static void second(void) { OPERATION1(0, delete, 1); }

int main(void) {
  run();
  gsmack_linearizable();
}
