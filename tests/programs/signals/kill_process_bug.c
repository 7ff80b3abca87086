// @expect violated
// The worker may be the one that executes the handler, later.
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

static atomic_int stop;

static void handler(int number) { stop = number; }

static void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  signal(SIGUSR1, handler);
  pthread_create(&t, 0, worker, 0);
  kill(getpid(), SIGUSR1);
  assert(stop == SIGUSR1); // want "stop"
  pthread_join(t, 0);
}
