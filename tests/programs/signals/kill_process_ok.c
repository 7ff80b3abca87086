// @expect verified
// Whoever executes the handler, it is done when the flag is seen.
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

static atomic_int stop;

static void handler(int number) { stop = number; }

static void *worker(void *arg) {
  while (!stop)
    ;
  return arg;
}

int main(void) {
  pthread_t t;
  signal(SIGUSR1, handler);
  pthread_create(&t, 0, worker, 0);
  assert(kill(getpid(), SIGUSR1) == 0);
  pthread_join(t, 0);
  assert(stop == SIGUSR1);
}
