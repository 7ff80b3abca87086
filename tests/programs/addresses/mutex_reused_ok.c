// @expect verified
/* A mutex that was never destroyed is gone with the memory that it lies in. */
#include <pthread.h>
#include <stdlib.h>

struct node {
  int value;
  pthread_mutex_t m;
} *last;

int main(void) {
  for (int i = 0; i < 2; i++) {
    struct node *n = malloc(sizeof *n);
    if (n == last)
      i = 2;
    pthread_mutex_init(&n->m, NULL);
    pthread_mutex_lock(&n->m);
    n->value = i;
    pthread_mutex_unlock(&n->m);
    last = n;
    free(n);
  }
  return 0;
}
