// @expect verified
#include <assert.h>
#include <pthread.h>
#include <errno.h>

void *worker(void *arg) {
  assert(pthread_join(pthread_self(), 0) == EDEADLK);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  assert(pthread_join(t, 0) == 0);
  assert(pthread_join(t, 0) == ESRCH);
  return 0;
}
