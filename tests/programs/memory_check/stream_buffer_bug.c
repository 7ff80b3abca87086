// @expect violated
// @flags --check=memory
// What is left in the buffer of a stream is written when the process ends: where main's variables are gone.
#include <stdio.h>
int main(void) {
  char buffer[BUFSIZ];
  setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
  puts("hello");
  return 0; // want "of buffer .8192 bytes, whose life ended"
}
