// @expect violated
// Threads read back what each has set up without a lock.
#include <assert.h>
#include <pthread.h>
#include <signal.h>

static void handler(int number) {}

static void *use(void *arg) {
  struct sigaction mine, before, found;
  mine.sa_handler = handler;
  mine.sa_flags = SA_RESTART;
  sigemptyset(&mine.sa_mask);
  sigaddset(&mine.sa_mask, arg ? SIGUSR1 : SIGHUP);
  sigaction(SIGUSR2, &mine, &before);
  sigaction(SIGUSR2, &before, &found);
  assert(before.sa_handler == SIG_DFL); // want "SIG_DFL|SIGUSR1"
  assert(sigismember(&found.sa_mask, SIGUSR1) == (arg != NULL)); // want "SIG_DFL|SIGUSR1"
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, use, &t);
  use(NULL);
  pthread_join(t, NULL);
  return 0;
}
