// @expect verified
// A process of one thread executes the handler at once.
#include <assert.h>
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t stop;

static void handler(int number) { stop = number; }

int main(void) {
  signal(SIGUSR1, handler);
  kill(getpid(), SIGUSR1);
  assert(stop == SIGUSR1);
}
