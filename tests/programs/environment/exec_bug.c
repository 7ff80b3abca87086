// @expect violated
// It comes back.
#include <assert.h>
#include <unistd.h>

int main(void) {
  execl("/bin/ls", "ls", (char *)0);
  assert(0); // want "0"
}
