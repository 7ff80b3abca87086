// @expect verified
#include <stdlib.h>
static void set(void) {
  static char text[16] = "MODE=fast";
  char other[] = "OTHER";
  putenv(text);
  setenv("LEVEL", other, 1);
}
int main(void) {
  set();
  char *mode = getenv("MODE");
  return mode != 0;
}
