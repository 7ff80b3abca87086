// @expect violated
#include <assert.h>
#include <signal.h>

static void handler(int number) {
  sigset_t set;
  sigprocmask(SIG_BLOCK, 0, &set);
  assert(!sigismember(&set, SIGUSR1)); // want "sigismember"
}

int main(void) {
  signal(SIGUSR1, handler);
  raise(SIGUSR1);
}
