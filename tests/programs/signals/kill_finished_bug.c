// @expect violated
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <signal.h>

/* The thread may have finished, and then glibc does not look at the signal. */
void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  assert(pthread_kill(t, -1) == EINVAL); // want "assertion"
  pthread_join(t, 0);
  return 0;
}
