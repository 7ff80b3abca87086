// @expect verified
// What a handler is told besides the number may be anything, but the number.
#include <assert.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

static atomic_int got, sender;

static void handler(int number, siginfo_t *info, void *context) {
  assert(info->si_signo == number);
  sender = info->si_pid;
  got = number;
}

int main(void) {
  struct sigaction act = {.sa_flags = SA_SIGINFO | SA_RESTART};
  act.sa_sigaction = handler;
  sigemptyset(&act.sa_mask);
  assert(sigaction(SIGUSR1, &act, 0) == 0);
  kill(getpid(), SIGUSR1);
  assert(got == SIGUSR1);
  struct sigaction old;
  sigaction(SIGUSR1, 0, &old);
  assert(old.sa_sigaction == handler && (old.sa_flags & SA_SIGINFO));
}
