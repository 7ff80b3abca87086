// @expect violated
// @flags --integers=unbounded --models=call_wrapper_model.c
#include <assert.h>
#include <pthread.h>

int x;

void *worker(void *arg) {
  x = 5;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  assert(x == 0); // want "x == 0"
  pthread_join(t, 0);
  return 0;
}
