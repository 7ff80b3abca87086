// @expect verified
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <sched.h>

/* A priority may be refused, is kept if it was not, and orders nothing. */
int ready;
pthread_mutex_t end = PTHREAD_MUTEX_INITIALIZER;

/* A thread that has ended may have no priority any more. */
void *worker(void *arg) {
  ready = 1;
  pthread_mutex_lock(&end);
  pthread_mutex_unlock(&end);
  return arg;
}

int main(void) {
  pthread_t t;
  struct sched_param p = {.sched_priority = 50}, now;
  int policy;
  pthread_mutex_lock(&end);
  pthread_create(&t, 0, worker, 0);
  assert(pthread_setschedparam(t, 77, &p) == EINVAL);
  int error = pthread_setschedparam(t, SCHED_FIFO, &p);
  assert(error == 0 || error == EPERM);
  if (error == 0) {
    assert(pthread_getschedparam(t, &policy, &now) == 0);
    assert(policy == SCHED_FIFO && now.sched_priority == 50);
    assert(pthread_setschedprio(t, 1000) == EINVAL);
    error = pthread_setschedprio(t, 60);
    pthread_getschedparam(t, &policy, &now);
    assert(now.sched_priority == (error ? 50 : 60));
  }
  pthread_mutex_unlock(&end);
  pthread_join(t, 0);
  assert(ready);
  return 0;
}
