// @expect violated
// Main sends the signal to itself, and the thread waits for it.
#include <pthread.h>
#include <signal.h>

static sigset_t set;

static void *wait(void *arg) {
  int number;
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  sigwait(&set, &number); // want "wait"
  return arg;
}

int main(void) {
  pthread_t t;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  pthread_create(&t, NULL, wait, NULL);
  pthread_kill(pthread_self(), SIGUSR1);
  pthread_join(t, NULL);
}
