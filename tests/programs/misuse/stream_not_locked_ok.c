// @expect verified
#include <stdio.h>

int main(void) {
  flockfile(stdout);
  if (ftrylockfile(stdout)) return 1;
  puts("a");
  funlockfile(stdout);
  funlockfile(stdout);
}
