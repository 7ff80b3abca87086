// @expect verified
// The signals 32 and 33 are the C library's, and no set has them.
#include <assert.h>
#include <signal.h>

int main(void) {
  sigset_t set;
  sigfillset(&set);
  assert(sigismember(&set, 32) == 0 && sigismember(&set, 34) == 1);
  sigemptyset(&set);
  assert(sigaddset(&set, 33) == -1 && sigismember(&set, 33) == 0 && sigismember(&set, 65) == -1);
  return 0;
}
