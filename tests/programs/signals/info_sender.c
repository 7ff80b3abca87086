// @expect unknown
// Who sent it is not followed. want "told of a signal"
#include <assert.h>
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t other;

static void handler(int number, siginfo_t *info, void *context) { other = info->si_pid != getpid(); }

int main(void) {
  struct sigaction act = {.sa_flags = SA_SIGINFO};
  act.sa_sigaction = handler;
  sigemptyset(&act.sa_mask);
  sigaction(SIGUSR1, &act, 0);
  raise(SIGUSR1);
  assert(!other);
}
