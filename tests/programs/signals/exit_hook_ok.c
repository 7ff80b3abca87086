// @expect verified
// @flags --check=deadlock
// A signal may end the process, which calls a function first.
#include <signal.h>
#include <stdlib.h>

static void clean(void) {}

static void handler(int number) {
  (void)number;
  exit(EXIT_SUCCESS);
}

int main(void) {
  atexit(clean);
  signal(SIGINT, handler);
  for (;;) {
  }
}
