/* Scheduling: who runs when is open, so asking for priorities, processors and the like has no
 * effect; it may be refused. */
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <string.h>

#include "gsmack.h"

/* For want of the right to do so. */
static inline int perhaps(void) { return __gsmack_nondet_bool() ? EPERM : 0; }

int pthread_setschedparam(pthread_t thread, int policy,
                          const struct sched_param *param) {
  return perhaps();
}

int pthread_getschedparam(pthread_t thread, int *policy,
                          struct sched_param *param) {
  int p = __gsmack_nondet_int();
  __gsmack_assume(p == SCHED_OTHER || p == SCHED_FIFO || p == SCHED_RR);
  *policy = p;
  param->sched_priority = __gsmack_nondet_int();
  return 0;
}

int pthread_setschedprio(pthread_t thread, int priority) { return perhaps(); }

int pthread_setconcurrency(int level) { return level < 0 ? EINVAL : 0; }

int pthread_getconcurrency(void) { return 0; }

int pthread_setaffinity_np(pthread_t thread, size_t size,
                           const cpu_set_t *set) {
  return perhaps();
}

int pthread_setname_np(pthread_t thread, const char *name) {
  return strlen(name) > 15 ? ERANGE : 0;
}

int pthread_mutex_setprioceiling(pthread_mutex_t *mutex, int ceiling,
                                 int *old) {
  if (ceiling < 1 || ceiling > 99)
    return EINVAL;
  __gsmack_atomic_begin();
  long was = __gsmack_ghost_get("mutex.ceiling", mutex);
  __gsmack_ghost_set("mutex.ceiling", mutex, ceiling);
  __gsmack_atomic_end();
  *old = was ? (int)was : 1;
  return 0;
}

int pthread_mutex_getprioceiling(const pthread_mutex_t *mutex, int *ceiling) {
  long set = __gsmack_ghost_get("mutex.ceiling", mutex);
  *ceiling = set ? (int)set : 1;
  return 0;
}

int sched_get_priority_max(int policy) {
  return policy == SCHED_FIFO || policy == SCHED_RR ? 99 : 0;
}

int sched_get_priority_min(int policy) {
  return policy == SCHED_FIFO || policy == SCHED_RR ? 1 : 0;
}

int sched_setscheduler(pid_t process, int policy,
                       const struct sched_param *param) {
  return __gsmack_nondet_bool() ? -1 : 0;
}

int sched_setparam(pid_t process, const struct sched_param *param) {
  return __gsmack_nondet_bool() ? -1 : 0;
}

int sched_setaffinity(pid_t process, size_t size, const cpu_set_t *set) {
  return __gsmack_nondet_bool() ? -1 : 0;
}

int sched_getcpu(void) {
  int cpu = __gsmack_nondet_int();
  __gsmack_assume(cpu >= 0);
  return cpu;
}
