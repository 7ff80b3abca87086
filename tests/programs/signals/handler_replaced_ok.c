// @expect verified
#include <assert.h>
#include <signal.h>

static volatile sig_atomic_t came;

static void handler(int number) { came = 1; }

int main(void) {
  signal(SIGINT, handler);
  signal(SIGINT, SIG_IGN);
  int before = came;
  assert(came == before);
  return 0;
}
