// @expect verified
// What sigaction and signal set up is read back.
#include <assert.h>
#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t came;

static void handler(int number) { came = 1; }

int main(void) {
  struct sigaction new, old;
  assert(sigaction(SIGUSR1, NULL, &old) == 0);
  assert(old.sa_handler == SIG_DFL && old.sa_flags == 0);
  assert(!sigismember(&old.sa_mask, SIGUSR2));

  new.sa_handler = handler;
  new.sa_flags = SA_RESTART;
  sigfillset(&new.sa_mask);
  sigdelset(&new.sa_mask, SIGRTMAX);
  assert(sigaction(SIGUSR1, &new, &old) == 0);
  assert(old.sa_handler == SIG_DFL && old.sa_flags == 0);

  /* It is done again with what was read. */
  assert(sigaction(SIGUSR1, NULL, &old) == 0);
  assert(sigaction(SIGUSR1, &old, &old) == 0);
  assert(old.sa_handler == handler && (old.sa_flags & SA_RESTART));
  assert(!(old.sa_flags & SA_NODEFER));
  assert(sigismember(&old.sa_mask, SIGUSR2));
  assert(sigismember(&old.sa_mask, SIGRTMAX - 1));
  assert(!sigismember(&old.sa_mask, SIGRTMAX));
  assert(!sigismember(&old.sa_mask, SIGKILL));

  assert(signal(SIGUSR1, SIG_IGN) == handler);
  assert(signal(SIGUSR1, handler) == SIG_IGN);
  raise(SIGUSR1);
  assert(came);
  assert(signal(SIGUSR1, SIG_ERR) == SIG_ERR);
  assert(sigaction(SIGUSR1, NULL, &old) == 0 && old.sa_handler == handler);

  assert(sigaction(SIGKILL, NULL, &old) == 0 && old.sa_handler == SIG_DFL);
  assert(sigaction(SIGKILL, &new, NULL) == -1);
  return 0;
}
