// @expect bounded
// The counter goes up more often than down: each wake-up without a signal leaves a trace.
#include <pthread.h>
#include <assert.h>

struct gate {
  pthread_mutex_t m;
  pthread_cond_t c;
  int open, waiters[2];
} gate = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER};
int passed;

static void pass(struct gate *g, int who) {
  pthread_mutex_lock(&g->m);
  while (!g->open) {
    g->waiters[who]++;
    pthread_cond_wait(&g->c, &g->m);

  }
  passed++;
  pthread_mutex_unlock(&g->m);
}

void *waiter(void *arg) {
  pass(&gate, 1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  pthread_mutex_lock(&gate.m);
  gate.open = 1;
  if (gate.waiters[1] > 0)
    pthread_cond_signal(&gate.c);
  pthread_mutex_unlock(&gate.m);
  pthread_join(t, 0);
  assert(passed == 1);
  return 0;
}
