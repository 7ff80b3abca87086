// @expect violated
// Nobody sends it.
#include <assert.h>
#include <pthread.h>
#include <signal.h>

static sigset_t set;
static int data;

static void *taker(void *arg) {
  int number;
  sigwait(&set, &number); // want "waits"
  assert(number == SIGUSR2 && data == 7);
  return arg;
}

int main(void) {
  pthread_t t;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR2);
  pthread_sigmask(SIG_BLOCK, &set, 0);
  pthread_create(&t, 0, taker, 0);
  data = 7;
  pthread_join(t, 0);
}
