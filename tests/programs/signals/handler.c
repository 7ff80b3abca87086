// @expect verified
#include <signal.h>

static void handler(int number) {}

int main(void) {
  signal(SIGPIPE, SIG_IGN);
  signal(SIGINT, handler);
  return 0;
}
