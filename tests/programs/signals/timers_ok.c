// @expect verified
// A timer that is stopped sends nothing; a set is empty until something is put in.
#define _GNU_SOURCE
#include <assert.h>
#include <signal.h>
#include <sys/time.h>

int main(void) {
  struct itimerval never = {{0}}, old;
  setitimer(ITIMER_REAL, &never, &old);
  assert(getitimer(ITIMER_REAL, &old) == 0);
  sigset_t set;
  sigemptyset(&set);
  assert(sigisemptyset(&set));
  sigaddset(&set, SIGUSR1);
  assert(!sigisemptyset(&set));
}
