// @expect violated
#include <pthread.h>
#include <sched.h>

void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  struct sched_param p;
  int policy;
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  pthread_getschedparam(t, &policy, &p); // want "pthread_getschedparam: the thread was joined"
  return 0;
}
