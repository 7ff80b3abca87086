// @expect verified
// A signal for real time, which the program handles, and its parent, which is not the program itself.
#include <assert.h>
#include <signal.h>
#include <unistd.h>

static int got;
static void handler(int number) { got = number; }

int main(void) {
  assert(SIGRTMIN + 1 < SIGRTMAX && getppid() >= 0);
  signal(SIGRTMIN + 1, handler);
  raise(SIGRTMIN + 1);
  assert(got == SIGRTMIN + 1);
}
