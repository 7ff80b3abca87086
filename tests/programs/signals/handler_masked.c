// @expect unknown
// @flags --engine=order
#include <signal.h>

static volatile sig_atomic_t came;

static void handler(int number) { came = 1; }

int main(void) {
  sigset_t set;
  sigfillset(&set);
  sigprocmask(SIG_BLOCK, &set, 0);
  signal(SIGINT, handler);
  return 0;
}
