// @expect violated
// A jump back to sigsetjmp with a mask unblocks the signal, so that the handler is executed.
#include <assert.h>
#include <setjmp.h>
#include <signal.h>

static sigjmp_buf again;
static volatile sig_atomic_t seen;

static void handler(int number) { seen = number; }

int main(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  signal(SIGUSR1, handler);
  if (sigsetjmp(again, 1) == 0) {
    sigprocmask(SIG_BLOCK, &set, 0);
    siglongjmp(again, 1);
  }
  raise(SIGUSR1);
  assert(!seen); // want "!seen"
  return 0;
}
