// @expect violated
// @flags --check=assert,overflow
#include <limits.h>

int main(int argc, char **argv) {
  int least = INT_MIN, by = argc > 1 ? -1 : 1;
  return least / by != 0; // want "not representable"
}
