// @expect verified
// Users, the machine and its clocks.
#define _GNU_SOURCE
#include <assert.h>
#include <execinfo.h>
#include <fnmatch.h>
#include <grp.h>
#include <pwd.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

int main(void) {
  char room[40], name[] = "/no/fileXXXXXX", buffer[64];
  struct passwd user, *found;
  if (getpwnam_r("root", &user, room, sizeof room, &found) == 0 && found)
    assert(found == &user);
  getpwnam("root");
  getgrnam("root");
  getlogin();
  getlogin_r(room, sizeof room);
  int matched = fnmatch("*.c", "a.c", 0);
  assert(matched == 0 || matched == FNM_NOMATCH);
  mktemp(name);
  assert(getauxval(AT_PAGESZ) == 4096);
  unsigned processor;
  getcpu(&processor, 0);
  setpriority(PRIO_PROCESS, 0, 1);
  struct timespec interval;
  if (sched_rr_get_interval(0, &interval) == 0)
    assert(interval.tv_nsec < 1000000000);
  clockid_t clock;
  assert(clock_getcpuclockid(0, &clock) == 0);
  struct timeval now = {1, 0};
  settimeofday(&now, 0);
  unsigned short parameters[7] = {1, 2, 3, 4, 5, 6, 7};
  lcong48(parameters);
  cpu_set_t *set = CPU_ALLOC(64);
  if (set) {
    CPU_ZERO_S(CPU_ALLOC_SIZE(64), set);
    CPU_SET_S(2, CPU_ALLOC_SIZE(64), set);
    assert(CPU_COUNT_S(CPU_ALLOC_SIZE(64), set) == 1);
    CPU_FREE(set);
  }
  void *calls[2];
  backtrace_symbols_fd(calls, backtrace(calls, 2), 2);
  tcflush(0, TCIFLUSH);
  tcdrain(0);
  assert(wait3(0, WNOHANG, 0) >= -1);
  setbuffer(stdout, buffer, sizeof buffer);
  setbuffer(stdout, 0, 0);
}
