// @expect bounded
// @flags --unroll=3
// A handler for signals that others send, which looks at what it is told, is executed so many times.
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
  int now = stop;
  assert(now == 0 || now == SIGTERM);
}
