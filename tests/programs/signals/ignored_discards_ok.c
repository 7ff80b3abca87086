// @expect verified
// A signal that waits is gone once it is ignored.
#include <assert.h>
#include <signal.h>

static int n;
static void handler(int number) { n++; }

int main(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  signal(SIGUSR1, handler);
  sigprocmask(SIG_BLOCK, &set, 0);
  raise(SIGUSR1);
  signal(SIGUSR1, SIG_IGN);
  signal(SIGUSR1, handler);
  sigprocmask(SIG_UNBLOCK, &set, 0);
  assert(n == 0);
}
