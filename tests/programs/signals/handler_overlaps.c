// @expect unknown
// A handler that the thread executes itself is not interrupted by its own signal.
#include <assert.h>
#include <pthread.h>
#include <signal.h>

static volatile sig_atomic_t depth;
static pthread_t first;
static void handler(int number) {
  assert(depth == 0);
  depth = 1;
  depth = 0;
}
static void *sender(void *arg) {
  pthread_kill(first, SIGUSR1);
  return arg;
}

int main(void) {
  pthread_t t;
  first = pthread_self();
  signal(SIGUSR1, handler);
  pthread_create(&t, NULL, sender, NULL);
  raise(SIGUSR1);
  pthread_join(t, NULL);
}
