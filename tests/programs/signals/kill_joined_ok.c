// @expect verified
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <signal.h>

/* Signal 0 only asks; there is no signal -1. */
void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  int answer = pthread_kill(t, -1);
  assert(answer == EINVAL || answer == 0);
  assert(pthread_kill(t, 0) == 0);
  pthread_join(t, 0);
  return 0;
}
