// @expect violated
// The thread blocks it while it waits, too.
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
  sigset_t set;
  signal(SIGUSR1, handler);
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  pthread_sigmask(SIG_BLOCK, &set, 0);
  pthread_create(&t, 0, sender, &self);
  while (!got)
    sigsuspend(&set); // want "deadlock|wait"
  pthread_join(t, 0);
}
