// @expect verified
// @flags --check=assert,overflow
#include <limits.h>

int main(int argc, char **argv) {
  int least = -INT_MAX, by = argc > 1 ? -1 : 1;
  return least / by != 0 && least % by == 0;
}
