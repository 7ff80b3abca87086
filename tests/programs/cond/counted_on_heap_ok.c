// @expect verified
// Those that wait are counted in an object of the heap, of which it is known which bytes are written, and whether it is freed.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct gate {
  pthread_mutex_t m;
  pthread_cond_t c;
  int open, waiting;
};

static void *waiter(void *arg) {
  struct gate *g = arg;
  pthread_mutex_lock(&g->m);
  while (!g->open) {
    g->waiting++;
    pthread_cond_wait(&g->c, &g->m);
    g->waiting--;
  }
  pthread_mutex_unlock(&g->m);
  return arg;
}

int main(void) {
  struct gate *g = malloc(sizeof *g);
  if (!g)
    return 1;
  pthread_mutex_init(&g->m, 0);
  pthread_cond_init(&g->c, 0);
  g->open = g->waiting = 0;
  pthread_t t;
  if (pthread_create(&t, 0, waiter, g))
    return 1;
  pthread_mutex_lock(&g->m);
  g->open = 1;
  if (g->waiting > 0)
    pthread_cond_signal(&g->c);
  pthread_mutex_unlock(&g->m);
  pthread_join(t, 0);
  assert(g->waiting == 0);
  pthread_cond_destroy(&g->c);
  pthread_mutex_destroy(&g->m);
  free(g);
  return 0;
}
