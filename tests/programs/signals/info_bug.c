// @expect violated
// A handler for a signal that others send runs at any time.
#include <assert.h>
#include <signal.h>
#include <stdatomic.h>

static atomic_int stop;

static void handler(int number, siginfo_t *info, void *context) { stop = info->si_signo; }

int main(void) {
  struct sigaction act = {.sa_flags = SA_SIGINFO};
  act.sa_sigaction = handler;
  sigemptyset(&act.sa_mask);
  sigaction(SIGTERM, &act, 0);
  assert(stop == 0); // want "stop == 0"
}
