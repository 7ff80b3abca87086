// @expect violated
// Between two reads another signal comes.
#include <assert.h>
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t last;

static void handler(int number) { last = number; }

int main(void) {
  signal(SIGINT, handler);
  signal(SIGTERM, handler);
  while (!last)
    pause();
  assert(last == SIGINT || last == SIGTERM); // want "SIGINT"
  return 0;
}
