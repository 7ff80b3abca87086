/* Sessions and groups of processes. */
#include <unistd.h>

#include "failure.h"
#include "gsmack.h"

static inline pid_t any_process(void) {
  pid_t process = __gsmack_nondet_int();
  __gsmack_assume(process >= 1);
  return process;
}

pid_t getpgrp(void) { return any_process(); }

pid_t getpgid(pid_t process) { return __gsmack_nondet_bool() ? any_process() : fails(); }

pid_t getsid(pid_t process) { return __gsmack_nondet_bool() ? any_process() : fails(); }

pid_t setsid(void) { return __gsmack_nondet_bool() ? any_process() : fails(); }

int setpgid(pid_t process, pid_t group) { return done_or_not(); }

int setpgrp(void) { return setpgid(0, 0); }
