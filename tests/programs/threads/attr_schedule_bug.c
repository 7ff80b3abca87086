// @expect violated
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <sched.h>

/* Priorities go with policies. */
int main(void) {
  pthread_attr_t a;
  struct sched_param p = {.sched_priority = 7}, q = {.sched_priority = -1};
  int policy, inherit, scope, state;
  pthread_attr_init(&a);
  assert(pthread_attr_setdetachstate(&a, 77) == EINVAL);
  assert(pthread_attr_setinheritsched(&a, 77) == EINVAL);
  assert(pthread_attr_setschedpolicy(&a, 77) == EINVAL);
  assert(pthread_attr_setschedparam(&a, &p) == 0); // want "setschedparam"
  assert(pthread_attr_setschedpolicy(&a, SCHED_FIFO) == 0);
  assert(pthread_attr_setschedparam(&a, &p) == 0);
  pthread_attr_getschedparam(&a, &q);
  pthread_attr_getschedpolicy(&a, &policy);
  pthread_attr_getinheritsched(&a, &inherit);
  pthread_attr_getscope(&a, &scope);
  pthread_attr_getdetachstate(&a, &state);
  assert(q.sched_priority == 7 && policy == SCHED_FIFO);
  assert(inherit == PTHREAD_INHERIT_SCHED && scope == PTHREAD_SCOPE_SYSTEM);
  assert(state == PTHREAD_CREATE_JOINABLE);
  assert(pthread_attr_destroy(&a) == 0);
  return 0;
}
