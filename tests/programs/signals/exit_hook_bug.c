// @expect violated
// @flags --check=deadlock
// A signal ends nothing.
#include <signal.h>
#include <stdlib.h>

static void clean(void) {}

static void handler(int number) {
  (void)number;
}

int main(void) {
  atexit(clean);
  signal(SIGINT, handler);
  for (;;) {
  }
}
