// @expect violated
// @optimised the optimiser chooses the value that is missing
// Nothing comes with the signal, and somebody may look.
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>

int main(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  if (pthread_sigmask(SIG_BLOCK, &set, 0)) return 1;
  union sigval value;
  if (pthread_sigqueue(pthread_self(), SIGUSR1, value)) return 1; // want `depends on memory that was never written`
  int got;
  return sigwait(&set, &got);
}
