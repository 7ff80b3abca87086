// @expect unknown
#include <stdio.h>

int main(int argc, char **argv) {
  int n;
  scanf(argv[0], &n); // want "scanf: a format that is not known"
  return 0;
}
