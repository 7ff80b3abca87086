// @expect verified
// Without a mask, a jump leaves blocked what was blocked; with one, what waits is handled on the way.
#include <assert.h>
#include <setjmp.h>
#include <signal.h>

static sigjmp_buf again, once;
static volatile sig_atomic_t seen;

static void handler(int number) { seen = number; }

int main(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  signal(SIGUSR1, handler);
  if (sigsetjmp(once, 1) == 0) {
    if (sigsetjmp(again, 0) == 0) {
      sigprocmask(SIG_BLOCK, &set, 0);
      siglongjmp(again, 1);
    }
    raise(SIGUSR1);
    assert(!seen);
    siglongjmp(once, 1);
  }
  assert(seen == SIGUSR1);
  return 0;
}
