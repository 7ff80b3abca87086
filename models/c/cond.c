/* POSIX's condition variables. */
#include "attributes.h"
#include "cond.h"
#include "fail.h"
#include "timeout.h"

int pthread_cond_init(pthread_cond_t *cond, const pthread_condattr_t *attr) {
  if (MAY_FAIL(pthread_cond_init))
    return ENOMEM;
  if (attr)
    ATTRIBUTES_REQUIRE(attr, "pthread_cond_init");
  return cond_start(cond, BEGIN_TEXTS("pthread_cond_init", "condition variable"));
}

int pthread_cond_destroy(pthread_cond_t *cond) {
  return cond_end(cond, COND_TEXTS("pthread_cond_destroy"),
                  "pthread_cond_destroy: a thread waits on the condition "
                  "variable");
}

WAIT_PARTS(pthread_cond_wait, "pthread_cond_wait", 0, pthread_cond_t, pthread_mutex_t, )

int pthread_cond_wait(pthread_cond_t *cond, pthread_mutex_t *mutex) {
  _Bool polls = POLLS;
  return WAIT(pthread_cond_wait, cond, mutex, polls);
}

int pthread_cond_signal(pthread_cond_t *cond) {
  return cond_signal(cond, COND_TEXTS("pthread_cond_signal"));
}

int pthread_cond_broadcast(pthread_cond_t *cond) {
  return cond_broadcast(cond, COND_TEXTS("pthread_cond_broadcast"));
}

COND_LEAKS
