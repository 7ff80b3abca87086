// @expect violated
#include <assert.h>
#include <pthread.h>

void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  assert(pthread_detach(t) != 0); // want "pthread_detach.t. != 0"
  return 0;
}
