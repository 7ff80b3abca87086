// @expect verified
// Only one signal has the handler.
#include <assert.h>
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t last;

static void handler(int number) { last = number; }

int main(void) {
  signal(SIGINT, handler);
  while (!last)
    pause();
  int number = last;
  assert(number == SIGINT && last == number);
  return 0;
}
