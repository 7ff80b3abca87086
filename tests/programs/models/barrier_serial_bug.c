// @expect violated
#include <assert.h>
#include <pthread.h>

pthread_barrier_t b;
int serial;

void *worker(void *arg) {
  if (pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD)
    serial += 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_barrier_init(&b, 0, 2);
  pthread_create(&t, 0, worker, 0);
  if (pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD)
    serial += 10;
  pthread_join(t, 0);
  assert(serial == 10); // want "serial == 10"
  return 0;
}
