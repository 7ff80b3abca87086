// @expect verified
// A signal that nobody handles ends the process, unless the thread is over.
#include <assert.h>
#include <pthread.h>
#include <signal.h>

static int over;

void *worker(void *arg) {
  over = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_kill(t, SIGUSR1);
  pthread_join(t, 0);
  assert(over);
  return 0;
}
