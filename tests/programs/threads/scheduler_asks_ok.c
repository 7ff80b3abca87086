// @expect verified
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <time.h>

int main(void) {
  cpu_set_t set;
  struct sched_param p;
  clockid_t clock;
  struct timespec used;
  assert(sched_getaffinity(0, sizeof set, &set) == 0);
  assert(sched_getscheduler(0) >= -1);
  sched_getparam(0, &p);
  assert(p.sched_priority >= 0);
  assert(pthread_getcpuclockid(pthread_self(), &clock) == 0);
  assert(clock_gettime(clock, &used) == 0 && used.tv_sec >= 0);
  
  return 0;
}
