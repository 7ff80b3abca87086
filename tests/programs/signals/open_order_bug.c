// @expect violated
// Which of two signals that wait comes first is open.
#include <assert.h>
#include <signal.h>

static volatile sig_atomic_t n;
static void first(int number) { n = 10 * n + 1; }
static void second(int number) { n = 10 * n + 2; }

int main(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  sigaddset(&set, SIGUSR2);
  signal(SIGUSR1, first);
  signal(SIGUSR2, second);
  sigprocmask(SIG_BLOCK, &set, 0);
  raise(SIGUSR1);
  raise(SIGUSR2);
  sigprocmask(SIG_UNBLOCK, &set, 0);
  assert(n == 12); // want "n == 12"
}
