// @expect unknown
// What others send while a thread blocks it is not modelled.
#include <assert.h>
#include <signal.h>

static volatile sig_atomic_t got;

static void handler(int number) { got = 1; }

int main(void) {
  sigset_t set, old;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigprocmask(SIG_BLOCK, &set, &old);
  signal(SIGINT, handler);
  sigsuspend(&old);
  assert(got);
}
