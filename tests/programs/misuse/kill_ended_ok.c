// @expect verified
#include <pthread.h>
#include <assert.h>
#include <signal.h>

void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  assert(pthread_kill(t, 0) == 0);
  pthread_join(t, 0);
  return 0;
}
