// @expect unknown
// @flags --engine=order
#include <signal.h>

static _Thread_local volatile sig_atomic_t stop;

static void handler(int number) { stop = 1; }

int main(void) {
  signal(SIGINT, handler); // want "variables of its thread"
  return stop;
}
