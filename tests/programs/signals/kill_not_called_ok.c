// @expect verified
// A signal would be sent to a thread that does not start.
#include <pthread.h>
#include <signal.h>

static int started;

static void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t, other;
  pthread_create(&t, 0, worker, 0);
  if (started)
    pthread_kill(other, SIGUSR1);
  pthread_join(t, 0);
  return 0;
}
