// @expect verified
// The signal may come at any time, to any thread, and the loop waits for nothing else.
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t stop;
static int done;

static void handler(int number) {
  write(1, "bye\n", 4);
  stop = 1;
}

static void *work(void *arg) {
  while (!stop)
    usleep(10);
  done++;
  return arg;
}

int main(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  sigaction(SIGTERM, &action, NULL);
  sigaction(SIGINT, &action, NULL);
  pthread_t t;
  pthread_create(&t, NULL, work, NULL);
  pthread_join(t, NULL);
  assert(done == 1 && stop);
  return 0;
}
