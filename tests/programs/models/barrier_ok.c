// @expect verified
#include <assert.h>
#include <pthread.h>

pthread_barrier_t b;
int y;

void *worker(void *arg) {
  pthread_barrier_wait(&b);
  assert(y == 1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_barrier_init(&b, 0, 2);
  pthread_create(&t, 0, worker, 0);
  y = 1;
  pthread_barrier_wait(&b);
  pthread_join(t, 0);
  pthread_barrier_destroy(&b);
  return 0;
}
