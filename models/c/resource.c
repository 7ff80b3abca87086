/* What the machine lets a process have, and what it has had. */
#include <sys/resource.h>
#include <sys/times.h>
#include <sys/utsname.h>

#include "failure.h"
#include "gsmack.h"
#include "reads.h"

int getrlimit(__rlimit_resource_t what, struct rlimit *limits) {
  limits->rlim_cur = __gsmack_nondet_ulong();
  limits->rlim_max = __gsmack_nondet_ulong();
  __gsmack_assume(limits->rlim_cur <= limits->rlim_max);
  return 0;
}

int setrlimit(__rlimit_resource_t what, const struct rlimit *limits) {
  reads(limits, sizeof *limits);
  return done_or_not();
}

static inline void any_time(struct timeval *time) {
  time->tv_sec = __gsmack_nondet_long();
  time->tv_usec = __gsmack_nondet_long();
  __gsmack_assume(time->tv_sec >= 0 && time->tv_usec >= 0 &&
                  time->tv_usec < 1000000);
}

static inline long any_amount(void) {
  long n = __gsmack_nondet_long();
  __gsmack_assume(n >= 0);
  return n;
}

int getrusage(__rusage_who_t who, struct rusage *usage) {
  any_time(&usage->ru_utime);
  any_time(&usage->ru_stime);
  usage->ru_maxrss = any_amount();
  usage->ru_minflt = any_amount();
  usage->ru_majflt = any_amount();
  usage->ru_inblock = any_amount();
  usage->ru_oublock = any_amount();
  usage->ru_nvcsw = any_amount();
  usage->ru_nivcsw = any_amount();
  return 0;
}

clock_t times(struct tms *used) {
  used->tms_utime = any_amount();
  used->tms_stime = any_amount();
  used->tms_cutime = any_amount();
  used->tms_cstime = any_amount();
  return any_amount();
}

/* Names of any length that fits. */
int uname(struct utsname *name) {
  char *const fields[] = {name->sysname, name->nodename, name->release,
                          name->version, name->machine};
  for (int i = 0; i < 5; i++) {
    for (unsigned j = 0; j < sizeof name->sysname - 1; j++)
      fields[i][j] = __gsmack_nondet_char();
    fields[i][sizeof name->sysname - 1] = 0;
  }
  return 0;
}
