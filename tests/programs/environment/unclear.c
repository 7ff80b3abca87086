// @expect unknown
#include <assert.h>
#include <stdlib.h>

/* Which variable is set, nobody knows. */
int main(int argc, char **argv) {
  char name[2] = {(char)argc, 0};
  setenv("A", "b", 1);
  if (setenv(name, "c", 1) == 0)
    assert(getenv("A")[0] == 'b'); // want "the value that getenv gives"
  return 0;
}
