// @expect violated
// The other thread may not have left the barrier.
#include <pthread.h>
#include <stdlib.h>

static pthread_barrier_t *b;

static void *wait(void *arg) {
  if (pthread_barrier_wait(b) == PTHREAD_BARRIER_SERIAL_THREAD) // want "pthread_barrier_wait"
    free(b);
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
