// @expect verified
// A signal that the thread blocks waits until it is open, or until the thread takes it.
#include <assert.h>
#include <pthread.h>
#include <signal.h>

static int n;
static void handler(int number) { n++; }

int main(void) {
  sigset_t set, old, pending;
  int number;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  sigaddset(&set, SIGUSR2);
  signal(SIGUSR1, handler);
  pthread_sigmask(SIG_BLOCK, &set, &old);
  raise(SIGUSR1);
  raise(SIGUSR2);
  raise(SIGUSR2);
  assert(n == 0);
  sigpending(&pending);
  assert(sigismember(&pending, SIGUSR1) && sigismember(&pending, SIGUSR2));
  assert(sigwait(&set, &number) == 0 && (number == SIGUSR1 || number == SIGUSR2));
  if (number == SIGUSR1)
    assert(sigwait(&set, &number) == 0 && number == SIGUSR2 && n == 0);
  sigdelset(&set, SIGUSR1);
  pthread_sigmask(SIG_SETMASK, &set, NULL);
  pthread_sigmask(SIG_SETMASK, &old, &set);
  assert(sigismember(&set, SIGUSR2) && !sigismember(&old, SIGUSR2));
  return 0;
}
