// @expect verified
// @flags --check=memory,assert
#include <stdlib.h>
int main(int argc, char **argv) {
  int n = argc > 1 ? argv[1][0] : 0;
  return n;
}
