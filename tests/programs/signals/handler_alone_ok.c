// @expect verified
// The process ends with its last thread; that signals may come is no deadlock.
#include <pthread.h>
#include <signal.h>

static volatile sig_atomic_t came;

static void handler(int number) { came = 1; }

static void *run(void *arg) { return arg; }

int main(void) {
  signal(SIGINT, handler);
  pthread_t t;
  pthread_create(&t, NULL, run, NULL);
  pthread_detach(t);
  pthread_exit(NULL);
}
