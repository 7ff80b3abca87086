// @expect unknown
// A signal waits until its own handler has returned.
#include <signal.h>

static int depth;

static void handler(int number) {
  if (depth++ == 0)
    raise(SIGUSR1); // want "a signal sent by a handler"
}

int main(void) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_ONSTACK};
  sigaction(SIGUSR1, &action, 0);
  raise(SIGUSR1);
}
