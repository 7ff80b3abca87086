// @expect verified
// @flags -- -Wno-unused-variable
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <sched.h>

/* What was asked for a thread's stack is kept, and what cannot be is refused. */
static char memory[65536];

int main(void) {
  pthread_attr_t a;
  pthread_t t;
  void *stack;
  size_t size, guard;
  pthread_attr_init(&a);
  assert(pthread_attr_setstack(&a, memory, 1) == EINVAL);
  assert(pthread_attr_setscope(&a, PTHREAD_SCOPE_PROCESS) == ENOTSUP);
  assert(pthread_attr_setscope(&a, 77) == EINVAL);
  assert(pthread_attr_setscope(&a, PTHREAD_SCOPE_SYSTEM) == 0);
  assert(pthread_attr_setstack(&a, memory, sizeof memory) == 0);
  assert(pthread_attr_setguardsize(&a, 8192) == 0);
  pthread_attr_getstack(&a, &stack, &size);
  pthread_attr_getguardsize(&a, &guard);
  assert(stack == memory && size == sizeof memory && guard == 8192);
  pthread_attr_destroy(&a);
  return 0;
}
