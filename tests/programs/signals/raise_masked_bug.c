// @expect violated
// The handler is executed as soon as the signal is open.
#include <assert.h>
#include <pthread.h>
#include <signal.h>

static int n;
static void handler(int number) { n++; }

int main(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  signal(SIGUSR1, handler);
  sigprocmask(SIG_BLOCK, &set, NULL);
  raise(SIGUSR1);
  raise(SIGUSR1);
  assert(n == 0);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  assert(n != 1); // want "n != 1"
}
