// @expect violated
#include <assert.h>
#include <signal.h>

int main(void) {
  raise(SIGWINCH);
  assert(0); // want "0"
}
