// @expect violated
#include <assert.h>
#include <stdlib.h>

/* A variable that the environment may have is not overwritten. */
int main(void) {
  setenv("HOME", "x", 0);
  assert(getenv("HOME")[0] == 'x'); // want "getenv"
  return 0;
}
