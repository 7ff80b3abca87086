// @expect violated
#include <pthread.h>
#include <assert.h>

int after;

void *worker(void *arg) {
  pthread_testcancel();
  after = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_cancel(t);
  pthread_join(t, 0);
  assert(after); // want "after"
  return 0;
}
