// @expect violated
#include <assert.h>
#include <stdlib.h>

/* Nothing is set by the program, so that a variable of any name may be there or not. */
int main(int argc, char **argv) {
  assert(getenv(argv[0]) != 0); // want "getenv"
  return 0;
}
