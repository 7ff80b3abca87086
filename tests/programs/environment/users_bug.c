// @expect violated
// It may not become another one: setuid fails.
#include <assert.h>
#include <unistd.h>

int main(void) {
  setuid(1000);
  assert(geteuid() == 1000); // want "1000"
}
