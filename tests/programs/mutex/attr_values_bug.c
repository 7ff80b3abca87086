// @expect violated
#include <pthread.h>
#include <assert.h>
#include <errno.h>

int main(void) {
  pthread_mutexattr_t a;
  int type, shared, protocol, robust;
  pthread_mutexattr_init(&a);
  assert(pthread_mutexattr_settype(&a, 77) == EINVAL);
  pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutexattr_setpshared(&a, PTHREAD_PROCESS_SHARED);
  pthread_mutexattr_setprotocol(&a, PTHREAD_PRIO_INHERIT);
  pthread_mutexattr_gettype(&a, &type);
  pthread_mutexattr_getpshared(&a, &shared);
  pthread_mutexattr_getprotocol(&a, &protocol);
  pthread_mutexattr_getrobust(&a, &robust);
  assert(type == PTHREAD_MUTEX_RECURSIVE && shared == PTHREAD_PROCESS_SHARED);
  assert(protocol == PTHREAD_PRIO_INHERIT);
  assert(robust == PTHREAD_MUTEX_ROBUST); // want "robust"
  pthread_mutexattr_destroy(&a);
  return 0;
}
