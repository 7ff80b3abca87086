// @expect verified
// A signal that nobody handles ends the process, or is ignored.
#include <assert.h>
#include <signal.h>

int main(void) {
  raise(SIGCHLD);
  raise(SIGTERM);
  assert(0);
}
