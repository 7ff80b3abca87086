// @expect unknown
// Whether an argument with so many digits is this number is not known.
#include <assert.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  if (argc == 2)
    assert(atol(argv[1]) != 123456789012); // want "a long argument of main"
  return 0;
}
