// @expect verified
#include <assert.h>
#include <pthread.h>

void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  pthread_attr_t attr;
  int state;
  pthread_attr_init(&attr);
  pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
  pthread_attr_getdetachstate(&attr, &state);
  assert(state == PTHREAD_CREATE_DETACHED);
  pthread_create(&t, &attr, worker, 0);
  pthread_attr_destroy(&attr);
  return 0;
}
