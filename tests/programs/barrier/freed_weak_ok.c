// @expect verified
// Who leaves a barrier happens before who destroys it, also where some memory order is weak and nothing else orders the two.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_barrier_t *b;
static atomic_int begun;

static void *wait(void *arg) {
  atomic_fetch_add_explicit(&begun, 1, memory_order_relaxed);
  if (pthread_barrier_wait(b) == PTHREAD_BARRIER_SERIAL_THREAD) {
    pthread_barrier_destroy(b);
    free(b);
  }
  return arg;
}

int main(void) {
  b = malloc(sizeof *b);
  pthread_barrier_init(b, 0, 2);
  pthread_t t;
  pthread_create(&t, 0, wait, 0);
  wait(0);
  pthread_join(t, 0);
  return 0;
}
