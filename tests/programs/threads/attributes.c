// @expect verified
#include <assert.h>
#include <pthread.h>

int done;

void *worker(void *arg) {
  done = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_attr_t attr;
  int state = -1;
  assert(pthread_attr_init(&attr) == 0);
  assert(pthread_attr_getdetachstate(&attr, &state) == 0);
  assert(state == PTHREAD_CREATE_JOINABLE);
  assert(pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_JOINABLE) == 0);
  assert(pthread_create(&t, &attr, worker, NULL) == 0);
  assert(pthread_attr_destroy(&attr) == 0);
  pthread_join(t, NULL);
  assert(done == 1);
  return 0;
}
