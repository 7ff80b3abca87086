/* Scheduling: who runs when is open, so asking for priorities, processors and the like has no
 * effect; it may be refused. What was asked for is remembered.
 *
 * sched.known:    thread -> whether its policy and priority are
 * sched.policy, sched.priority: thread -> what they are
 * thread.name:    thread -> the copy of its name, 0 if it was given none */
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "clock.h"
#include "failure.h"
#include "gsmack.h"
#include "reads.h"
#include "thread.h"

/* For want of the right to do so. */
static inline int perhaps(void) { return __gsmack_nondet_bool() ? EPERM : 0; }

static inline _Bool in_turn(int policy) {
  return policy == SCHED_FIFO || policy == SCHED_RR;
}

/* Whether there is such a policy with such priorities. */
static inline _Bool valid(int policy, int priority) {
  if (in_turn(policy))
    return priority >= 1 && priority <= 99;
  return (policy == SCHED_OTHER || policy == SCHED_BATCH ||
          policy == SCHED_IDLE) &&
         priority == 0;
}

static inline void keep(pthread_t thread, int policy, int priority) {
  __gsmack_ghost_set_id("sched.policy", thread, policy);
  __gsmack_ghost_set_id("sched.priority", thread, priority);
  __gsmack_ghost_set_id("sched.known", thread, 1);
}

/* Whether the kernel does not know the thread any more, since it has ended; its lifetime goes on until it is joined. */
static inline _Bool gone(unsigned long thread, const char *joined,
                         const char *ended, const char *unknown) {
  __gsmack_atomic_begin();
  long state = thread_require(thread, joined, ended, unknown);
  __gsmack_atomic_end();
  return state == THREAD_FINISHED && __gsmack_nondet_bool();
}

#define GONE(thread, call) gone(thread, LIFETIME_TEXTS(call))

int pthread_setschedparam(pthread_t thread, int policy,
                          const struct sched_param *param) {
  int priority = param->sched_priority;
  if (GONE(thread, "pthread_setschedparam"))
    return ESRCH;
  int error = valid(policy, priority) ? perhaps() : EINVAL;
  __gsmack_atomic_begin();
  if (!error)
    keep(thread, policy, priority);
  __gsmack_atomic_end();
  return error;
}

/* What nobody has set depends on who started the process. In a section. */
static inline void choose(pthread_t thread) {
  if (__gsmack_ghost_get_id("sched.known", thread))
    return;
  int policy = __gsmack_nondet_int(), priority = __gsmack_nondet_int();
  __gsmack_assume(valid(policy, priority));
  keep(thread, policy, priority);
}

void __model_schedule(unsigned long parent, unsigned long child,
                      const void *attr) {
  if (attr && __gsmack_ghost_get("attr.inherit", attr) == PTHREAD_EXPLICIT_SCHED) {
    keep(child, (int)__gsmack_ghost_get("attr.policy", attr),
         (int)__gsmack_ghost_get("attr.priority", attr));
    return;
  }
  choose(parent);
  keep(child, (int)__gsmack_ghost_get_id("sched.policy", parent),
       (int)__gsmack_ghost_get_id("sched.priority", parent));
}

int pthread_getschedparam(pthread_t thread, int *policy,
                          struct sched_param *param) {
  if (GONE(thread, "pthread_getschedparam"))
    return ESRCH;
  __gsmack_atomic_begin();
  choose(thread);
  int known = (int)__gsmack_ghost_get_id("sched.policy", thread);
  int priority = (int)__gsmack_ghost_get_id("sched.priority", thread);
  __gsmack_atomic_end();
  *policy = known;
  param->sched_priority = priority;
  return 0;
}

int pthread_setschedprio(pthread_t thread, int priority) {
  int policy;
  struct sched_param param;
  int error = pthread_getschedparam(thread, &policy, &param);
  if (error)
    return error;
  param.sched_priority = priority;
  return pthread_setschedparam(thread, policy, &param);
}

int pthread_setconcurrency(int level) {
  if (level < 0)
    return EINVAL;
  __gsmack_ghost_set_scalar("concurrency", level);
  return 0;
}

int pthread_getconcurrency(void) {
  return (int)__gsmack_ghost_get_scalar("concurrency");
}

/* The machine may lack the processors, too. */
int pthread_setaffinity_np(pthread_t thread, size_t size,
                           const cpu_set_t *set) {
  if (GONE(thread, "pthread_setaffinity_np"))
    return ESRCH;
  reads(set, size);
  return __gsmack_nondet_bool() ? EINVAL : perhaps();
}

int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *set) {
  if (GONE(thread, "pthread_getaffinity_np"))
    return ESRCH;
  if (size != sizeof *set)
    __gsmack_unknown("sets of processors of another size than cpu_set_t");
  for (unsigned i = 0; i < sizeof set->__bits / sizeof *set->__bits; i++)
    set->__bits[i] = __gsmack_nondet_ulong();
  return 0;
}

int pthread_setname_np(pthread_t thread, const char *name) {
  enum { SIZE = 16 };
  if (strlen(name) >= SIZE)
    return ERANGE;
  if (GONE(thread, "pthread_setname_np"))
    return ENOENT;
  __gsmack_ghost_set_id("thread.name", thread, (long)strcpy(__gsmack_alloc(SIZE), name));
  return 0;
}

/* A thread that nobody named is called like the program, which is open. */
int pthread_getname_np(pthread_t thread, char *to, size_t size) {
  if (GONE(thread, "pthread_getname_np"))
    return ENOENT;
  const char *name =
      (const char *)__gsmack_ghost_get_id("thread.name", thread);
  if (!name)
    __gsmack_unknown("the name of a thread that has none");
  if (strlen(name) >= size)
    return ERANGE;
  strcpy(to, name);
  return 0;
}

int sched_get_priority_max(int policy) {
  return in_turn(policy) ? 99 : 0;
}

int sched_get_priority_min(int policy) {
  return in_turn(policy) ? 1 : 0;
}

int sched_setscheduler(pid_t process, int policy,
                       const struct sched_param *param) {
  reads(param, sizeof *param);
  return __gsmack_nondet_bool() ? -1 : 0;
}

int sched_setparam(pid_t process, const struct sched_param *param) {
  reads(param, sizeof *param);
  return __gsmack_nondet_bool() ? -1 : 0;
}

int sched_setaffinity(pid_t process, size_t size, const cpu_set_t *set) {
  reads(set, size);
  return __gsmack_nondet_bool() ? -1 : 0;
}

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
  return pthread_getaffinity_np(pthread_self(), size, set);
}

int sched_getscheduler(pid_t process) {
  int policy = __gsmack_nondet_int();
  __gsmack_assume(policy == -1 || valid(policy, 0) || in_turn(policy));
  return policy;
}

int sched_getparam(pid_t process, struct sched_param *param) {
  param->sched_priority = __gsmack_nondet_int();
  __gsmack_assume(param->sched_priority >= 0 && param->sched_priority <= 99);
  return __gsmack_nondet_bool() ? -1 : 0;
}

/* The clock of what a thread has used; what it shows is open. */
int pthread_getcpuclockid(pthread_t thread, clockid_t *clock) {
  if (GONE(thread, "pthread_getcpuclockid"))
    return ESRCH;
  *clock = CLOCK_THREAD_CPUTIME_ID;
  return 0;
}

int sched_getcpu(void) {
  int cpu = __gsmack_nondet_int();
  __gsmack_assume(cpu >= 0);
  return cpu;
}

int nice(int more) {
  int now = __gsmack_nondet_int();
  __gsmack_assume(now >= -20 && now <= 19);
  return __gsmack_nondet_bool() ? now : fails();
}

int getpriority(__priority_which_t which, id_t who) { return nice(0); }

int setpriority(__priority_which_t which, id_t who, int priority) { return done_or_not(); }

int sched_rr_get_interval(pid_t process, struct timespec *interval) {
  if (__gsmack_nondet_bool())
    return fails();
  any_span(interval);
  return 0;
}

int getcpu(unsigned *processor, unsigned *node) {
  if (processor)
    *processor = (unsigned)sched_getcpu();
  if (node)
    *node = __gsmack_nondet_uint();
  return 0;
}

int __sched_cpucount(size_t size, const cpu_set_t *set) {
  int n = 0;
  for (size_t i = 0; i < size / sizeof set->__bits[0]; i++)
    n += __builtin_popcountl(set->__bits[i]);
  return n;
}

cpu_set_t *__sched_cpualloc(size_t n) { return malloc(CPU_ALLOC_SIZE(n)); }

void __sched_cpufree(cpu_set_t *set) { free(set); }
