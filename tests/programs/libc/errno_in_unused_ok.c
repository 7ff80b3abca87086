// @expect verified
// A function that nobody calls looks at errno; the model of puts asks whether the program does.
#include <errno.h>
#include <stdio.h>

int unused(void) { return errno; }

int main(void) {
  puts("done");
  return 0;
}
