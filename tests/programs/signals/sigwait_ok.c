// @expect verified
// A thread waits for signals that main blocks before it makes the thread, which so blocks them too.
#include <assert.h>
#include <pthread.h>
#include <signal.h>

static sigset_t set;
static int got, data;

static void *wait(void *arg) {
  int number;
  assert(sigwait(&set, &number) == 0 && number == SIGUSR1);
  got = data;
  return arg;
}

int main(void) {
  pthread_t t;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  pthread_create(&t, NULL, wait, NULL);
  data = 1;
  pthread_kill(t, SIGUSR1);
  pthread_join(t, NULL);
  assert(got == 1);
}
