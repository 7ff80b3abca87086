// @expect verified
// A number comes with the signal: the rest of the union has no value.
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>

int main(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  if (pthread_sigmask(SIG_BLOCK, &set, 0)) return 1;
  union sigval value;
  value.sival_int = 5;
  if (pthread_sigqueue(pthread_self(), SIGUSR1, value)) return 1;
  int got;
  return sigwait(&set, &got);
}
