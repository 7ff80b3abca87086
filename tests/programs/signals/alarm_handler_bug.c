// @expect violated
#include <assert.h>
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t late;

static void handler(int number) { late = 1; }

int main(void) {
  signal(SIGALRM, handler);
  alarm(1);
  unsigned left = sleep(10);
  assert(left == 0); // want "left == 0"
  return 0;
}
