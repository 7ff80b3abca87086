// @expect violated
#include <assert.h>
#include <signal.h>

/* Signal 0 asks whether a process is there, which is open. */
int main(void) {
  int there = kill(7, 0);
  assert(there == 0); // want "there"
  return 0;
}
