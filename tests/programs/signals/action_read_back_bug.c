// @expect violated
// signal sets up a handler in the place of one with other flags.
#include <assert.h>
#include <signal.h>
#include <stddef.h>

static void handler(int number) {}

int main(void) {
  struct sigaction new = {.sa_handler = handler, .sa_flags = 0}, old;
  sigemptyset(&new.sa_mask);
  sigaction(SIGUSR1, &new, NULL);
  sigaction(SIGUSR1, NULL, &old);
  assert(!(old.sa_flags & SA_RESTART));
  signal(SIGUSR1, handler);
  sigaction(SIGUSR1, NULL, &old);
  assert(!(old.sa_flags & SA_RESTART)); // want "SA_RESTART"
  return 0;
}
