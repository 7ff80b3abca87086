// @expect unknown
// What the thread was doing is not modelled.
#include <assert.h>
#include <signal.h>
#include <stdatomic.h>
#include <ucontext.h>

static atomic_int at;

static void handler(int number, siginfo_t *info, void *context) {
  at = (int)((ucontext_t *)context)->uc_flags;
}

int main(void) {
  struct sigaction act = {.sa_flags = SA_SIGINFO};
  act.sa_sigaction = handler;
  sigemptyset(&act.sa_mask);
  sigaction(SIGUSR1, &act, 0);
  raise(SIGUSR1);
  assert(at == 0);
}
