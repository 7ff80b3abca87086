// @expect verified
// The signal is blocked but while the thread waits for it, so it is not missed.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>

static volatile sig_atomic_t got;

static void handler(int number) { got = 1; }

static void *sender(void *arg) {
  pthread_kill(*(pthread_t *)arg, SIGUSR1);
  return 0;
}

int main(void) {
  pthread_t t, self = pthread_self();
  sigset_t set, old;
  signal(SIGUSR1, handler);
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  pthread_sigmask(SIG_BLOCK, &set, &old);
  pthread_create(&t, 0, sender, &self);
  while (!got)
    assert(sigsuspend(&old) == -1 && errno == EINTR);
  pthread_join(t, 0);
}
