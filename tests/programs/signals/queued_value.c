// @expect unknown
// A pointer that comes with a signal may be the one that was sent; which comes is not followed.
#include <assert.h>
#include <signal.h>
#include <unistd.h>

static int x = 5;

int main(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGRTMIN);
  sigprocmask(SIG_BLOCK, &set, 0);
  if (sigqueue(getpid(), SIGRTMIN, (union sigval){.sival_ptr = &x}))
    return 0;
  siginfo_t info;
  sigwaitinfo(&set, &info); // want "depends on what comes with a signal"
  int *p = info.si_value.sival_ptr;
  assert(p == &x && *p == 5);
}
