// @expect verified
// @flags --check=assert --integers=unbounded --models=call_wrapper_model.c
/* The thread functions come from a model of the user's own. */
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
  pthread_join(t, 0);
  assert(x == 5);
  return 0;
}
