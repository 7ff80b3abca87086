// @expect unknown
#include <pthread.h>
#include <signal.h>

static void handler(int number) {}

int main(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  signal(SIGUSR1, handler);
  pthread_sigmask(SIG_BLOCK, &set, 0);
  raise(SIGUSR1); // want "a signal that the thread may have blocked"
}
