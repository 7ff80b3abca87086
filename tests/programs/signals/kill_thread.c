// @expect verified
#include <pthread.h>
#include <signal.h>

static void handler(int number) {}

void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  signal(SIGUSR1, handler);
  pthread_create(&t, 0, worker, 0);
  pthread_kill(t, SIGUSR1);
  pthread_join(t, 0);
  return 0;
}
