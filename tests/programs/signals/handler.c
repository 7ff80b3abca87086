// @expect unknown
#include <signal.h>

static void handler(int number) {}

int main(void) {
  signal(SIGPIPE, SIG_IGN);
  signal(SIGINT, handler); // want "a handler for signals"
  return 0;
}
