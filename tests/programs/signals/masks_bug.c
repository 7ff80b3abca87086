// @expect violated
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

/* Sets of signals, and masks, which have no effect where nobody sends any. */
int main(void) {
  sigset_t s, old;
  struct sigaction ignore = {.sa_handler = SIG_IGN}, was;
  assert(sigemptyset(&s) == 0 && !sigismember(&s, SIGINT));
  assert(sigaddset(&s, SIGINT) == 0 && sigismember(&s, SIGINT) == 1);
  assert(!sigismember(&s, SIGTERM));
  assert(sigfillset(&s) == 0 && sigdelset(&s, SIGTERM) == 0);
  assert(sigismember(&s, SIGINT) && !sigismember(&s, SIGTERM));
  assert(pthread_sigmask(SIG_BLOCK, &s, &old) == 0);
  assert(sigprocmask(SIG_SETMASK, &s, &old) == 0);
  assert(sigaction(SIGPIPE, &ignore, &was) == 0);
  assert(signal(SIGPIPE, SIG_DFL) == SIG_IGN);
  assert(alarm(0) == 0);
  assert(sigismember(&s, SIGTERM)); // want "sigismember"
  return 0;
}
