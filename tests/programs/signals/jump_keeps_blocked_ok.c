// @expect verified
// longjmp leaves a handler, and what that blocks stays blocked (glibc); siglongjmp restores it.
#include <assert.h>
#include <setjmp.h>
#include <signal.h>

static sigjmp_buf to;
static void handler(int number) { siglongjmp(to, 1); }

static int blocked(int number) {
  sigset_t set;
  sigprocmask(SIG_BLOCK, 0, &set);
  return sigismember(&set, number);
}

int main(void) {
  signal(SIGUSR1, handler);
  if (!sigsetjmp(to, 1))
    raise(SIGUSR1);
  assert(!blocked(SIGUSR1));
  if (!sigsetjmp(to, 0))
    raise(SIGUSR1);
  assert(blocked(SIGUSR1));
}
