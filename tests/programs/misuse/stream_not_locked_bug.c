// @expect violated
#include <stdio.h>

int main(void) {
  flockfile(stdout);
  if (ftrylockfile(stdout)) return 1;
  puts("a");
  funlockfile(stdout);
  funlockfile(stdout);
  funlockfile(stdout); // want "funlockfile: the stream is not locked by this thread"
}
