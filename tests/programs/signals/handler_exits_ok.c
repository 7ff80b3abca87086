// @expect verified
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static int x;

static void handler(int number) { _exit(1); }

static void *run(void *arg) {
  x = 1;
  return arg;
}

int main(void) {
  signal(SIGINT, handler);
  pthread_t t;
  pthread_create(&t, NULL, run, NULL);
  pthread_join(t, NULL);
  assert(x == 1);
  return 0;
}
