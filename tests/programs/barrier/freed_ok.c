// @expect verified
// To destroy a barrier waits for those that have not left it.
#include <pthread.h>
#include <stdlib.h>

static pthread_barrier_t *b;

static void *wait(void *arg) {
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
