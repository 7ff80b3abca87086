// @expect violated
// @flags --check=memory
// putenv keeps the text that it is given, and getenv looks at it.
#include <stdlib.h>
static void set(void) {
  char text[16] = "MODE=fast";
  putenv(text);
}
int main(void) {
  set();
  char *mode = getenv("MODE"); // want "of text .16 bytes, whose life ended"
  return mode != 0;
}
