// @expect verified
// @flags --check=memory,assert,race
#include <pthread.h>
#include <stdlib.h>
struct node {
  int value;
  struct node *next;
};
struct node *head;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
void *worker(void *arg) {
  pthread_mutex_lock(&lock);
  struct node *n = head;
  pthread_mutex_unlock(&lock);
  if (n && n->value > 3)
    return arg;
  return NULL;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  struct node *n = malloc(sizeof *n);
  if (n) {
    n->value = 1;
    n->next = NULL;
    pthread_mutex_lock(&lock);
    head = n;
    pthread_mutex_unlock(&lock);
  }
  pthread_join(t, NULL);
  free(n);
  return 0;
}
