// @expect violated
// To destroy a barrier does not wait for what others do behind it.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static struct shared {
  pthread_barrier_t b;
  int data;
} *s;
static atomic_int begun;

static void *wait(void *arg) {
  atomic_fetch_add_explicit(&begun, 1, memory_order_relaxed);
  if (pthread_barrier_wait(&s->b) == PTHREAD_BARRIER_SERIAL_THREAD) {
    pthread_barrier_destroy(&s->b);
    free(s);
  } else {
    s->data = 1; // want "s->data"
  }
  return arg;
}

int main(void) {
  s = malloc(sizeof *s);
  pthread_barrier_init(&s->b, 0, 2);
  pthread_t t;
  pthread_create(&t, 0, wait, 0);
  wait(0);
  pthread_join(t, 0);
  return 0;
}
