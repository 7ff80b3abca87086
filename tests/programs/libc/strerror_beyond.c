// @expect unknown
// The text ends with the first zero, and what lies behind that is not the program's.
#include <string.h>

int main(void) {
  char *s = strerror(1); // want "the text that strerror gives"
  return s[strlen(s) + 1] == 'x';
}
