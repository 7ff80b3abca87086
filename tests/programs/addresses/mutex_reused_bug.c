// @expect violated
/* The same, but the mutex is initialised once more if the address is used again. */
#include <pthread.h>
#include <stdlib.h>

struct node {
  int value;
  pthread_mutex_t m;
} *last;

int main(void) {
  for (int i = 0; i < 2; i++) {
    struct node *n = malloc(sizeof *n);
    pthread_mutex_init(&n->m, NULL);
    if (n == last)
      pthread_mutex_init(&n->m, NULL); // want "initialised already"
    pthread_mutex_lock(&n->m);
    n->value = i;
    pthread_mutex_unlock(&n->m);
    last = n;
    free(n);
  }
  return 0;
}
