// @expect verified
#include <assert.h>
#include <signal.h>

int main(void) {
  sigset_t set;
  siginfo_t info;
  sigemptyset(&set);
  sigaddset(&set, SIGHUP);
  sigprocmask(SIG_BLOCK, &set, 0);
  assert(sigwaitinfo(&set, &info) == SIGHUP && info.si_signo == SIGHUP);
  return 0;
}
