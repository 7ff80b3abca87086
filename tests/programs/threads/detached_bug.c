// @expect violated
#include <assert.h>
#include <pthread.h>

int done;

void *worker(void *arg) {
  done = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  pthread_detach(t);
  assert(done == 0); // want "done == 0"
  return 0;
}
