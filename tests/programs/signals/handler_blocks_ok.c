// @expect verified
// A handler blocks its own signal and those of its mask, until it returns. What it blocks besides ends with it.
#include <assert.h>
#include <signal.h>

static void handler(int number) {
  sigset_t set;
  sigprocmask(SIG_BLOCK, 0, &set);
  assert(sigismember(&set, SIGUSR1) && sigismember(&set, SIGUSR2) && !sigismember(&set, SIGTERM));
  sigfillset(&set);
  sigprocmask(SIG_BLOCK, &set, 0);
}

int main(void) {
  struct sigaction action = {.sa_handler = handler};
  sigaddset(&action.sa_mask, SIGUSR2);
  sigaction(SIGUSR1, &action, 0);
  raise(SIGUSR1);
  sigset_t set;
  sigprocmask(SIG_BLOCK, 0, &set);
  assert(!sigismember(&set, SIGUSR1) && !sigismember(&set, SIGTERM));
}
