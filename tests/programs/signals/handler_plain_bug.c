// @expect violated
// What a handler shares has to be volatile sig_atomic_t, or atomic (C11 5.1.2.3).
#include <signal.h>

static int stop;

static void handler(int number) { stop = 1; } // want "race"

int main(void) {
  signal(SIGINT, handler);
  return stop;
}
