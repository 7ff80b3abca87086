// @expect verified
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <sched.h>

int main(void) {
  pthread_attr_t a;
  size_t size;
  int policy, scope, inherit;
  struct sched_param p = {.sched_priority = 7}, q;
  pthread_attr_init(&a);
  assert(pthread_attr_setstacksize(&a, 1) == EINVAL);
  pthread_attr_setstacksize(&a, 65536);
  pthread_attr_getstacksize(&a, &size);
  assert(size == 65536);
  pthread_attr_setschedpolicy(&a, SCHED_RR);
  pthread_attr_getschedpolicy(&a, &policy);
  pthread_attr_setinheritsched(&a, PTHREAD_EXPLICIT_SCHED);
  pthread_attr_getinheritsched(&a, &inherit);
  pthread_attr_setschedparam(&a, &p);
  pthread_attr_getschedparam(&a, &q);
  pthread_attr_getscope(&a, &scope);
  assert(policy == SCHED_RR && inherit == PTHREAD_EXPLICIT_SCHED &&
         q.sched_priority == 7 && scope == PTHREAD_SCOPE_SYSTEM);
  pthread_attr_destroy(&a);
  return 0;
}
