// @expect verified
#define _GNU_SOURCE
#include <assert.h>
#include <sched.h>

/* Asking for a policy, a priority or a processor may be refused. */
int main(void) {
  struct sched_param p = {.sched_priority = sched_get_priority_min(SCHED_RR)};
  cpu_set_t set;
  CPU_ZERO(&set);
  assert(p.sched_priority <= sched_get_priority_max(SCHED_RR) && sched_get_priority_max(SCHED_OTHER) == 0);
  int done = sched_setscheduler(0, SCHED_RR, &p) + sched_setparam(0, &p) + sched_setaffinity(0, sizeof set, &set);
  assert(done >= -3 && done <= 0);
  assert(sched_getcpu() >= 0);
  
  return 0;
}
