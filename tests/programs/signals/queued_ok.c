// @expect verified
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t got;

static void handler(int number, siginfo_t *info, void *context) { got = 1; }

int main(void) {
  struct sigaction act = {.sa_flags = SA_SIGINFO};
  act.sa_sigaction = handler;
  sigemptyset(&act.sa_mask);
  sigaction(SIGUSR1, &act, 0);
  union sigval value = {.sival_int = 5};
  assert(sigqueue(getpid(), SIGUSR1, value) == 0);
  assert(got);
  got = 0;
  assert(pthread_sigqueue(pthread_self(), SIGUSR1, value) == 0);
  assert(got);
}
