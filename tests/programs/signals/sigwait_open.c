// @expect unknown
// A signal that the thread waits for has to be blocked.
#include <pthread.h>
#include <signal.h>

int main(void) {
  sigset_t set;
  int number;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  sigwait(&set, &number); // want "waiting for a signal that the thread does not block"
}
