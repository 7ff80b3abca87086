// @expect verified
// Nodes are compared with nodes that may have been freed, and so may have the address of one; the list, which is compared with nobody, has its own.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct node {
  struct node *next;
};
struct list {
  pthread_mutex_t lock;
  struct node *head;
  int removed;
};

static void put(struct list *l, struct node *n) {
  pthread_mutex_lock(&l->lock);
  n->next = l->head;
  l->head = n;
  pthread_mutex_unlock(&l->lock);
}

static int take(struct list *l, struct node *n) {
  pthread_mutex_lock(&l->lock);
  int found = 0;
  if (l->head == n) {
    l->head = n->next;
    l->removed++;
    found = 1;
  }
  pthread_mutex_unlock(&l->lock);
  return found;
}

static void *work(void *a) {
  struct list *l = a;
  struct node *n = malloc(sizeof *n);
  if (n) {
    put(l, n);
    if (take(l, n))
      free(n);
  }
  return 0;
}

int main(void) {
  struct list *l = calloc(1, sizeof *l);
  pthread_t t[2];
  if (!l)
    return 1;
  pthread_mutex_init(&l->lock, 0);
  for (int i = 0; i < 2; i++)
    pthread_create(&t[i], 0, work, l);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], 0);
  assert(l->removed <= 2);
  pthread_mutex_destroy(&l->lock);
  free(l);
  return 0;
}
