// @expect verified
// A handler is executed by the thread that raises the signal, before raise returns.
#include <assert.h>
#include <pthread.h>
#include <signal.h>

static _Thread_local int seen;

static void handler(int number) { seen += number == SIGUSR1 ? 1 : 10; }

static void *work(void *arg) {
  pthread_kill(pthread_self(), SIGUSR1);
  assert(seen == 1);
  return arg;
}

int main(void) {
  pthread_t t;
  struct sigaction action = {.sa_handler = handler}, old;
  assert(sigaction(SIGUSR1, &action, 0) == 0);
  assert(signal(SIGUSR2, handler) == SIG_DFL);
  pthread_create(&t, 0, work, 0);
  raise(SIGUSR2);
  raise(SIGUSR1);
  assert(seen == 11);
  pthread_join(t, 0);
  assert(sigaction(SIGUSR1, 0, &old) == 0 && old.sa_handler == handler);
}
