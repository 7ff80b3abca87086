// @expect violated
// Two strings of argv have each their own characters.
#include <assert.h>
int main(int argc, char **argv) {
  if (argc > 2)
    assert(!(argv[1][0] == 'a' && argv[2][0] == 'b')); // want "argv"
  return 0;
}
