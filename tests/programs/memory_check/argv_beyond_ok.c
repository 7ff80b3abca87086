// @expect verified
// @flags --check=memory,assert
#include <assert.h>
int main(int argc, char **argv) {
  int last = argc;
  assert(last == argc || argv[last] == 0);
  return 0;
}
