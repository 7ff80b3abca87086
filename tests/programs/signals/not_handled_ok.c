// @expect verified
#include <assert.h>
#include <errno.h>
#include <signal.h>

/* SIGKILL and SIGSTOP have no handlers and cannot be ignored. */
int main(void) {
  struct sigaction ignore = {.sa_handler = SIG_IGN}, old;
  assert(signal(SIGKILL, SIG_IGN) == SIG_ERR && errno == EINVAL);
  assert(sigaction(SIGSTOP, &ignore, 0) == -1);
  assert(sigaction(SIGUSR1, &ignore, &old) == 0);
  int blocked = sigismember(&old.sa_mask, SIGINT);
  assert(blocked == 0 || blocked == 1);
  return 0;
}
