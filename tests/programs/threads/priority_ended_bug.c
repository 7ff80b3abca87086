// @expect violated
#include <pthread.h>
#include <assert.h>
#include <sched.h>

void *worker(void *arg) { return arg; }

/* The thread may have ended, and its priority with it, though it was not joined. */
int main(void) {
  pthread_t t;
  struct sched_param p;
  int policy;
  pthread_create(&t, 0, worker, 0);
  assert(pthread_getschedparam(t, &policy, &p) == 0); // want "pthread_getschedparam"
  pthread_join(t, 0);
  return 0;
}
