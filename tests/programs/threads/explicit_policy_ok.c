// @expect verified
// A thread has the policy of its attributes, if they say so, or that of its creator.
#include <assert.h>
#include <pthread.h>
#include <sched.h>

static int policy_of(pthread_t thread, int *priority) {
  struct sched_param param;
  int policy;
  assert(pthread_getschedparam(thread, &policy, &param) == 0);
  *priority = param.sched_priority;
  return policy;
}

static void *fifo(void *arg) {
  int priority;
  assert(policy_of(pthread_self(), &priority) == SCHED_FIFO && priority == 20);
  return arg;
}

static int creators;

static void *inherits(void *arg) {
  int priority;
  assert(policy_of(pthread_self(), &priority) == creators);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_attr_t attr;
  struct sched_param param = {.sched_priority = 20};
  int priority;
  creators = policy_of(pthread_self(), &priority);
  pthread_attr_init(&attr);
  pthread_attr_setschedpolicy(&attr, SCHED_FIFO);
  pthread_attr_setinheritsched(&attr, PTHREAD_EXPLICIT_SCHED);
  pthread_attr_setschedparam(&attr, &param);
  pthread_create(&t, &attr, fifo, NULL);
  pthread_attr_destroy(&attr);
  pthread_join(t, NULL);
  pthread_create(&t, NULL, inherits, NULL);
  pthread_join(t, NULL);
  return 0;
}
