// @expect violated
// @flags --check=memory,assert
#include <stdlib.h>
int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[2]) : 0; // want "atoi: reads 1 byte through a null pointer"
  return n;
}
