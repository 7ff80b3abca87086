// @expect verified
// @flags --may-fail=pthread_create
#include <pthread.h>
#include <assert.h>
#include <errno.h>

int started;

void *worker(void *arg) {
  started = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  int error = pthread_create(&t, 0, worker, 0);
  assert(error == 0 || error == EAGAIN);
  if (error)
    return 1;
  pthread_join(t, 0);
  assert(started);
  return 0;
}
