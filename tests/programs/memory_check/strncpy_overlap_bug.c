// @expect violated
// @flags --check=memory
// The first characters of a text are not moved to where they are.
#include <string.h>
char text[6] = "abc", *c = text;

int main(void) {
  strncpy(text, c, 6); // want "strncpy: what is copied overlaps"
  return text[0];
}
